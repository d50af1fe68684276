import { useEffect, useMemo, useState } from 'react';
import { lazyPendingAttempts } from '../lazyDialogs.ts';
import { useApp } from '../shared/app/app.ts';
import { useSession } from '../shared/app/useSession.ts';
import { OfflineNotice } from '../shared/layout/OfflineNotice.tsx';
import { hasPendingAttempts } from '../shared/storage/attemptDrafts.ts';
import { LogoutConfirmation } from './LogoutConfirmation.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useOfflineStart } from './useOfflineStart.ts';

/** What the app does without a network: shows a notice, keeps visited pages readable, and later sends quiz answers. */
export function OfflineSupport() {
  const { loadAreaMessages } = useApp();
  const [hasMessages, setHasMessages] = useState(false);
  const applyUpdate = useOfflineStart();
  const userId = useSession()?.data.id;
  // Attempts that are submitted later are sent by their page.
  const hasPending = useMemo(() => userId !== undefined && hasPendingAttempts(userId), [userId]);
  useEffect(() => {
    loadAreaMessages('offline').then(
      () => setHasMessages(true),
      () => {},
    );
  }, [loadAreaMessages]);
  return (
    <>
      <OfflineNotice />
      {hasMessages && <LogoutConfirmation />}
      {hasMessages && applyUpdate && <UpdateNotice onUpdate={applyUpdate} />}
      {userId !== undefined && hasPending && <lazyPendingAttempts.Component key={userId} userId={userId} />}
    </>
  );
}
