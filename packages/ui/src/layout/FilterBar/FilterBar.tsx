import { type ReactNode, useRef } from 'react';
import { useHeadBar } from '../../utils/useHeadBar.ts';
import { bar, part } from './FilterBar.css.ts';

export interface FilterBarProps {
  /** The search field: the main task, so it comes first. */
  search: ReactNode;
  /** Chips or other filters beside it; below 1024 px they stand under it. */
  filters: ReactNode;
}

/** Search and filters that stay under the header while the list below them scrolls. */
export function FilterBar({ search, filters }: FilterBarProps) {
  const root = useRef<HTMLDivElement>(null);
  useHeadBar(root);
  return (
    <div ref={root} className={bar}>
      <div className={part}>{search}</div>
      <div className={part}>{filters}</div>
    </div>
  );
}
