import type { ReactNode } from 'react';
import { keyboardHint } from './KeyboardHint.css.ts';

export interface KeyboardHintProps {
  children: ReactNode;
}

/** A hint about keyboard shortcuts. Hidden on devices with touch only. */
export function KeyboardHint({ children }: KeyboardHintProps) {
  return <div className={keyboardHint}>{children}</div>;
}
