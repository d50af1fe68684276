import { type ReactNode, useRef } from 'react';
import { usePublishStickyBarHeight } from '../../utils/usePublishStickyBarHeight.ts';
import { filterBar, slot } from './FilterBar.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface FilterBarProps extends RootElementProps {
  /** The search field. It comes first, because searching is the main task. */
  search: ReactNode;
  /** Chips or other filters beside the search; below 1024 px they come below it. */
  filters: ReactNode;
}

/** Search and filters that stay under the header while the list below them scrolls. */
export function FilterBar({ search, filters, ...rootProps }: FilterBarProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  usePublishStickyBarHeight(rootRef);
  return (
    <div {...rootProps} ref={rootRef} className={filterBar}>
      <div className={slot}>{search}</div>
      <div className={slot}>{filters}</div>
    </div>
  );
}
