import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './LockCard.css.ts';

export interface LockCardProps {
  /** What is locked: «هذا الفيديو للمشتركين». */
  title: string;
  /** Why, and what opens it. */
  text: ReactNode;
  /** The way in: subscribe, sign in. */
  actions?: ReactNode;
  /** Its level in the outline of the page. */
  headingLevel?: 2 | 3;
}

/** Stands in place of what the reader may not open yet, says why, and offers the way in. */
export function LockCard({ title, text, actions, headingLevel = 2 }: LockCardProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={css.card}>
      <span className={css.star} aria-hidden="true">
        <Icon name="lock" size={24} />
      </span>
      <div className={css.words}>
        <Title className={css.title}>{title}</Title>
        <div className={css.text}>{text}</div>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
