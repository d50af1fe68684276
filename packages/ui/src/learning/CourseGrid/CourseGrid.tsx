import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { item, list } from './CourseGrid.css.ts';
import { useResting } from './useResting.ts';

export interface CourseGridProps {
  /** Names the list: «الدورات». */
  label: string;
  /** Cards; each needs a key. */
  children: ReactNode;
}

/** Courses side by side, as many as fit at 270 px and more, each as tall as the tallest of its row. */
export function CourseGrid({ label, children }: CourseGridProps) {
  const ref = useRef<HTMLUListElement>(null);
  useResting(ref, Children.count(children));
  return (
    // Safari forgets lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={ref} role="list" className={list} aria-label={label}>
      {Children.map(children, (child) => isValidElement(child) && <li className={item}>{child}</li>)}
    </ul>
  );
}
