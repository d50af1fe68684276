import type { ReactNode } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import * as css from './Steps.css.ts';

export interface StepsProps {
  /** What to do, in order: a sentence each, and what it needs under it. */
  items: readonly { id: string; text: ReactNode; more?: ReactNode }[];
}

/** Things to do one after the other, along a rail at the inline start. */
export function Steps({ items }: StepsProps) {
  const format = useFormat();
  return (
    // Safari forgets lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" className={css.steps}>
      {items.map(({ id, text, more }, at) => (
        <li key={id} className={css.step}>
          <span className={css.number} aria-hidden="true">
            {format.number(at + 1)}
          </span>
          <div className={css.content}>
            <p className={css.text}>{text}</p>
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}
