import { line } from './ProgressLine.css.ts';

export interface ProgressLineProps {
  /** True while the next page loads. */
  isActive: boolean;
}

/**
 * A thin line at the top edge of the window while the next page loads. It fills in reading direction. Hidden from screen readers:
 * the app announces the new page.
 */
export function ProgressLine({ isActive }: ProgressLineProps) {
  return isActive ? <div className={line} aria-hidden="true" /> : null;
}
