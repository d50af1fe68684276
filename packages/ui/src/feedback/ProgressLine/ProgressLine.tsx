import { line } from './ProgressLine.css.ts';

export interface ProgressLineProps {
  /** True while the next page is on its way. */
  isActive: boolean;
}

/**
 * A thin line along the top edge while the next page is on its way. It fills from the side where reading starts. For the
 * eye only: the app announces the page when it has come.
 */
export function ProgressLine({ isActive }: ProgressLineProps) {
  return isActive ? <div className={line} aria-hidden="true" /> : null;
}
