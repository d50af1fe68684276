import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './LockCard.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface LockCardProps extends RootElementProps {
  /** What is locked: «هذا الفيديو للمشتركين». */
  title: string;
  /** Why it is locked, and how to get access. */
  description: ReactNode;
  /** Subscribe, sign in. */
  actions?: ReactNode;
  /** Heading level in the outline of the page. */
  headingLevel?: 2 | 3;
}

/** Replaces content that the user has no access to. Explains why, and how to get access. */
export function LockCard({ title, description, actions, headingLevel = 2, ...rootProps }: LockCardProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div {...rootProps} className={css.card}>
      <span className={css.iconBadge} aria-hidden="true">
        <Icon name="lock" size={24} />
      </span>
      <div className={css.content}>
        <Title className={css.title}>{title}</Title>
        <div className={css.description}>{description}</div>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
