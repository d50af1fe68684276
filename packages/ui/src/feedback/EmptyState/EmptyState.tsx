import type { ReactNode } from 'react';
import { Ornament } from '../Ornament.tsx';
import { actions, box, description as descriptionText, title as titleText, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there: «لا توجد دورات». A searched text inside goes through `Bidi`. */
  title: ReactNode;
  /** Why, or what would fill the place. */
  description?: ReactNode;
  /** The way on: the add button, or the one that takes the filters away. */
  action?: ReactNode;
}

/** Stands where a list has nothing to show, and says so with a way on. Where a call failed, use `ErrorState`. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <div className={box}>
      <Ornament kind="empty" />
      <div className={words}>
        <p className={titleText}>{title}</p>
        {description && <p className={descriptionText}>{description}</p>}
      </div>
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}
