import { useLeaveGuard } from '@fanous/ui/forms/useLeaveGuard';
import { whenIdle } from '@fanous/ui/layout/whenIdle';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useApp } from './app.ts';
import { late } from './late.tsx';

const dialog = late(() => import('@fanous/ui/overlays/ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog));

/** Other words than those for what was typed: for what is under way. */
interface LeaveWords {
  title: string;
  text: string;
  leave: string;
}

/** Asks before changes are left behind; render what it returns. Whoever signs out is let go. */
export function useLeaveQuestion(isDirty: boolean, words?: LeaveWords): ReactNode {
  const { t } = useLingui();
  const { session } = useApp();
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isDirty && session.get() !== null && currentLocation.pathname !== nextLocation.pathname,
    [isDirty, session],
  );
  const blocker = useBlocker(leaves);
  const question = useLeaveGuard(isDirty, blocker);
  useEffect(() => whenIdle(() => void dialog.preload().catch(() => {})), []);
  return (
    <dialog.Component
      {...question}
      tone="primary"
      title={words?.title ?? t`Leave without saving?`}
      confirmLabel={words?.leave ?? t`Leave without saving`}
      cancelLabel={t`Stay on the page`}
      pendingLabel={words?.leave ?? t`Leave without saving`}
    >
      {words?.text ?? t`What you have changed here has not been saved.`}
    </dialog.Component>
  );
}
