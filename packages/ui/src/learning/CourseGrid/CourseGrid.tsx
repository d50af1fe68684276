import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { item, list } from './CourseGrid.css.ts';
import { useContentVisibility } from './useContentVisibility.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface CourseGridProps extends RootElementProps {
  /** Names the list: «الدورات». */
  label: string;
  /** Cards with keys. */
  children: ReactNode;
}

/** A list of course cards in columns of at least 270 px. Cards of a row have the same height. */
export function CourseGrid({ label, children, ...rootProps }: CourseGridProps) {
  const ref = useRef<HTMLUListElement>(null);
  useContentVisibility(ref, Children.count(children));
  return (
    // Safari gives lists without bullets no list role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul {...rootProps} ref={ref} role="list" className={list} aria-label={label}>
      {Children.map(children, (child) => isValidElement(child) && <li className={item}>{child}</li>)}
    </ul>
  );
}
