import type { ReactNode } from 'react';
import { grid } from './StatGrid.css.ts';

export interface StatGridProps {
  /** `StatCard`s: two to six. */
  children: ReactNode;
}

/** Lays the numbers at the head of a page in full lines: three and three, never five and one. Other equals go in a `Grid`. */
export function StatGrid({ children }: StatGridProps) {
  return <div className={grid}>{children}</div>;
}
