import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import {
  actions,
  box,
  description as descriptionText,
  title as titleText,
  words,
} from '../EmptyState/EmptyState.css.ts';
import { Ornament } from '../Ornament.tsx';

/** Trying again, with its words; nothing of it where that would not help. */
export type ErrorStateRetry =
  | { onRetry?: never; retryLabel?: never; isRetrying?: never; retryingLabel?: never }
  | { onRetry: () => void; retryLabel: string; isRetrying: boolean; retryingLabel: string };

export type ErrorStateProps = ErrorStateRetry & {
  /** What did not work: «تعذّر تحميل الدورات». */
  title: string;
  /** What the server said, or what to check. */
  description?: ReactNode;
  /** Another way on, beside trying again. */
  action?: ReactNode;
};

/** Stands where something should be and could not be loaded. It is announced, and it always offers a way on. */
export function ErrorState({ title, description, action, ...retry }: ErrorStateProps) {
  return (
    <div className={box} role="alert">
      <Ornament kind="error" />
      <div className={words}>
        <p className={titleText}>{title}</p>
        {description && <p className={descriptionText}>{description}</p>}
      </div>
      {(retry.onRetry || action) && (
        <div className={actions}>
          {retry.onRetry && (
            <Button
              tone="primary"
              icon="refresh"
              isPending={retry.isRetrying}
              pendingLabel={retry.retryingLabel}
              onPress={retry.onRetry}
            >
              {retry.retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
