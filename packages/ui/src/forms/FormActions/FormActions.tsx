import type { ReactNode } from 'react';
import { bar } from './FormActions.css.ts';

export interface FormActionsProps {
  /** The submit button first, then cancel. */
  children: ReactNode;
}

/** The buttons at the end of a long form. They stick to the bottom of the screen while the fields scroll. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={bar}>{children}</div>;
}
