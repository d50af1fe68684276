import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import {
  actions,
  root,
  description as descriptionText,
  title as titleText,
  text,
} from '../EmptyState/EmptyState.css.ts';
import { Ornament } from '../Ornament.tsx';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

/** The retry button with its labels, or nothing if a retry cannot help. */
export type ErrorStateRetryProps =
  | { onRetry?: never; retryLabel?: never; isRetrying?: never; retryingLabel?: never }
  | { onRetry: () => void; retryLabel: string; isRetrying: boolean; retryingLabel: string };

export type ErrorStateProps = ErrorStateRetryProps &
  RootElementProps & {
    /** What failed: «تعذّر تحميل الدورات». */
    title: string;
    /** The message of the server, or what to check. */
    description?: ReactNode;
    /** Another action beside the retry button. */
    action?: ReactNode;
  };

/** Replaces content that could not be loaded. It is announced. Without `onRetry` and `action` it has no button. */
export function ErrorState({ title, description, action, ...retry }: ErrorStateProps) {
  return (
    <div {...pickRootProps(retry)} className={root} role="alert">
      <Ornament kind="error" />
      <div className={text}>
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
