import type { ReactNode } from 'react';

/** A page that the user may want to go to next. */
export interface NextStep {
  label: string;
  href: string;
}

/** The content of a dialog with one message. */
export interface Notice {
  tone: 'success' | 'danger' | 'info';
  /** A text, or a sentence in which a name is isolated. */
  title: ReactNode;
  description: string;
  /** The messages for single fields. */
  reasons?: readonly string[];
  /** The label of its button. */
  buttonLabel: string;
  /** The button sends again. A second button closes the dialog. */
  isRetry?: boolean;
  /** Runs when the button is pressed. The dialog closes as well. */
  onAction?: () => void;
  /** Runs when the dialog closes, for any reason. */
  onClose?: () => void;
  /** The next page. It loads behind the dialog (decision 45). */
  next?: { to: string; replace?: boolean; state?: unknown };
  /** Another page, offered next to the button. */
  nextStep?: NextStep | undefined;
}
