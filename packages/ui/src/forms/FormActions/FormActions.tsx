import type { ReactNode } from 'react';
import { bar } from './FormActions.css.ts';

export interface FormActionsProps {
  /** The action first, then the way out. */
  children: ReactNode;
}

/** What ends a long form, the last thing in it: it stays at the foot of the screen while the fields go by. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={bar}>{children}</div>;
}
