import { Banner } from '@fanous/ui/feedback/Banner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useApp } from '../app/app.ts';
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
  if (isOnline) return null;
  return (
    <Banner tone="warning" icon="wifi-off" isFixedToBottom>
      <Trans>You are offline. What is loaded stays readable; the rest comes when the connection is back.</Trans>
    </Banner>
  );
}
