import type { ReactNode } from 'react';
import { column } from './FormColumn.css.ts';

/** Keeps a form to one column that the eye goes down, at the inline start of the page. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={column}>{children}</div>;
}
