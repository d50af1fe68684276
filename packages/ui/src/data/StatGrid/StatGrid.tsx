import type { ReactNode } from 'react';
import { grid } from './StatGrid.css.ts';

export interface StatGridProps {
  /** `StatCard`s: two to six. */
  children: ReactNode;
}

/** Arranges the `StatCard`s of a page in full lines: three and three, not five and one. For other items use `Grid`. */
export function StatGrid({ children }: StatGridProps) {
  return <div className={grid}>{children}</div>;
}
