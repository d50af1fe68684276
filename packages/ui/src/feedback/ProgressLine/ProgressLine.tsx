import { line } from './ProgressLine.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface ProgressLineProps extends RootElementProps {
  /** True while the next page loads. */
  isActive: boolean;
}

/**
 * A thin line at the top edge of the window while the next page loads. It fills in reading direction. Hidden from screen readers:
 * the app announces the new page.
 */
export function ProgressLine({ isActive, ...rootProps }: ProgressLineProps) {
  return isActive ? <div {...rootProps} className={line} aria-hidden="true" /> : null;
}
