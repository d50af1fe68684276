import type { ReactNode } from 'react';
import { grid } from './StatGrid.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface StatGridProps extends RootElementProps {
  /** `StatCard`s: two to six. */
  children: ReactNode;
}

/** Arranges the `StatCard`s of a page in full lines: three and three, not five and one. For other items use `Grid`. */
export function StatGrid({ children, ...rootProps }: StatGridProps) {
  return (
    <div {...rootProps} className={grid}>
      {children}
    </div>
  );
}
