import type { ReactNode } from 'react';
import { forKeyboards } from './ForKeyboards.css.ts';

export interface ForKeyboardsProps {
  children: ReactNode;
}

/** A hint about keys, for who has them: a phone or tablet that is only touched does not show it. */
export function ForKeyboards({ children }: ForKeyboardsProps) {
  return <div className={forKeyboards}>{children}</div>;
}
