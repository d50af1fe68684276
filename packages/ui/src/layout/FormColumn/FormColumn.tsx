import type { ReactNode } from 'react';
import { column } from './FormColumn.css.ts';

/** Limits a form to one column at the inline start of the page. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={column}>{children}</div>;
}
