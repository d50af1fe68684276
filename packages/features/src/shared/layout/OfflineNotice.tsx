import { Banner } from '@fanous/ui/feedback/Banner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useApp } from '../app/app.ts';
import { offlinePageCount } from '../errors/offlinePageCount.ts';
import { useOnline } from '../hooks/useOnline.ts';

/** Shows a banner while the browser is offline, and announces both changes. */
export function OfflineNotice() {
  const { t } = useLingui();
  const { announcements } = useApp();
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline === wasOnline.current) return;
    wasOnline.current = isOnline;
    announcements.emit(isOnline ? t`You are online again.` : t`You are offline.`);
  }, [announcements, isOnline, t]);
  const isPageMissing = useSyncExternalStore(
    offlinePageCount.subscribe,
    () => offlinePageCount.get() > 0,
    () => false,
  );
  if (isOnline || isPageMissing) return null;
  return (
    <Banner tone="warning" icon="wifi-off" isFixedToBottom>
      <Trans>You are offline. What is loaded stays readable.</Trans>
    </Banner>
  );
}
