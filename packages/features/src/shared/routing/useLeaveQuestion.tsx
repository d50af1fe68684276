import { type Blocker, useLeaveGuard } from '@fanous/ui/forms/useLeaveGuard';
import { runWhenIdle } from '@fanous/ui/utils/runWhenIdle';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useApp } from '../app/app.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';

const dialog = lazyComponent('ConfirmDialog', () => import('@fanous/ui/overlays/ConfirmDialog'));

/** Other words than those for what was typed: for what is under way. */
interface LeaveWords {
  title: string;
  text: string;
  leave: string;
  stay?: string;
}

/**
 * Asks before changes are left behind; render what it returns. Signing out does not ask. `closing` is another way out
 * that waits for the answer, such as closing a dialog that holds the changes.
 */
export function useLeaveQuestion(isDirty: boolean, words?: LeaveWords, closing?: Blocker): ReactNode {
  const { t } = useLingui();
  const { session } = useApp();
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isDirty && session.get() !== null && currentLocation.pathname !== nextLocation.pathname,
    [isDirty, session],
  );
  const blocker = useBlocker(leaves);
  const question = useLeaveGuard(isDirty, closing?.state === 'blocked' ? closing : blocker);
  useEffect(() => runWhenIdle(() => void dialog.preload().catch(() => {})), []);
  return (
    <dialog.Component
      {...question}
      tone="primary"
      title={words?.title ?? t`Leave without saving?`}
      confirmLabel={words?.leave ?? t`Leave without saving`}
      cancelLabel={words?.stay ?? t`Stay on the page`}
      pendingLabel={words?.leave ?? t`Leave without saving`}
    >
      {words?.text ?? t`What you have changed here has not been saved.`}
    </dialog.Component>
  );
}
