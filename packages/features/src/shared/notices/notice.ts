import type { ReactNode } from 'react';

/** A page that the user may want to go to next. */
export interface NextStep {
  label: string;
  href: string;
}

/** A dialog that tells one thing. */
export interface Notice {
  tone: 'success' | 'error' | 'info';
  /** A text, or a sentence in which a name is isolated. */
  title: ReactNode;
  text: string;
  /** What the server said of single fields. */
  reasons?: readonly string[];
  /** The words on its button. */
  action: string;
  /** Its button sends again: another one closes the dialog. */
  isRetry?: boolean;
  /** What the button does besides closing. */
  onAction?: () => void;
  /** Follows however the dialog was left. */
  onClose?: () => void;
  /** The page that comes next: it loads behind the dialog (decision 45). */
  next?: { to: string; replace?: boolean; state?: unknown };
  /** Another page, offered beside the button: the dialog waits for the choice. */
  nextStep?: NextStep | undefined;
}
