import { type Blocker, useLeaveGuard } from '@fanous/ui/forms/useLeaveGuard';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useApp } from '../app/app.ts';
import { usePreloadWhenIdle } from '../lazy/usePreloadWhenIdle.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';

const lazyConfirmDialog = lazyComponent('ConfirmDialog', () => import('@fanous/ui/overlays/ConfirmDialog'));

/** Replaces the default texts, such as for an upload in progress. */
interface LeaveLabels {
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
}

/**
 * Asks before unsaved changes are lost. Render what it returns. Signing out does not ask. `dialogBlocker` is another way out
 * that waits for the answer, such as closing a dialog that holds the changes.
 */
export function useLeaveConfirmation(isDirty: boolean, labels?: LeaveLabels, dialogBlocker?: Blocker): ReactNode {
  const { t } = useLingui();
  const { session } = useApp();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isDirty && session.get() !== null && currentLocation.pathname !== nextLocation.pathname,
    [isDirty, session],
  );
  const blocker = useBlocker(shouldBlock);
  const confirmation = useLeaveGuard(isDirty, dialogBlocker?.state === 'blocked' ? dialogBlocker : blocker);
  usePreloadWhenIdle(lazyConfirmDialog.preload);
  return (
    <lazyConfirmDialog.Component
      {...confirmation}
      tone="primary"
      title={labels?.title ?? t`Leave without saving?`}
      confirmLabel={labels?.confirmLabel ?? t`Leave without saving`}
      cancelLabel={labels?.cancelLabel ?? t`Stay on the page`}
      pendingLabel={labels?.confirmLabel ?? t`Leave without saving`}
    >
      {labels?.description ?? t`What you have changed here has not been saved.`}
    </lazyConfirmDialog.Component>
  );
}
