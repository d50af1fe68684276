import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { fourColumnList, item, list } from './CourseGrid.css.ts';
import { useContentVisibility } from './useContentVisibility.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface CourseGridProps extends RootElementProps {
  /** Names the list: «الدورات». */
  label: string;
  /** `four` shows exactly four cards: below each other, in two columns, or in one line. */
  columns?: 'auto' | 'four';
  /** Cards with keys. */
  children: ReactNode;
}

/** A list of course cards in columns of at least 270 px. Cards of a row have the same height. */
export function CourseGrid({ label, columns = 'auto', children, ...rootProps }: CourseGridProps) {
  const ref = useRef<HTMLUListElement>(null);
  useContentVisibility(ref, Children.count(children));
  return (
    // Safari gives lists without bullets no list role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul {...rootProps} ref={ref} role="list" className={columns === 'four' ? fourColumnList : list} aria-label={label}>
      {Children.map(children, (child) => isValidElement(child) && <li className={item}>{child}</li>)}
    </ul>
  );
}
