import type { ReactNode } from 'react';
import { Ornament } from '../Ornament.tsx';
import { actions, root, description as descriptionText, title as titleText, text } from './EmptyState.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface EmptyStateProps extends RootElementProps {
  /** What is missing: «لا توجد دورات». A searched text inside goes through `Bidi`. */
  title: ReactNode;
  /** The reason, or what will appear here. */
  description?: ReactNode;
  /** The next step: a button that adds an item or clears the filters. */
  action?: ReactNode;
}

/** Replaces an empty list with a message and an action. If loading failed, use `ErrorState`. */
export function EmptyState({ title, description, action, ...rootProps }: EmptyStateProps) {
  return (
    <div {...rootProps} className={root}>
      <Ornament kind="empty" />
      <div className={text}>
        <p className={titleText}>{title}</p>
        {description && <p className={descriptionText}>{description}</p>}
      </div>
      {action && <div className={actions}>{action}</div>}
    </div>
  );
}
