import { Banner } from '@fanous/ui/feedback/Banner';
import { Trans } from '@lingui/react/macro';
import { useOnline } from '../shared/useOnline.ts';

/** Says that there is no network for as long as there is none; what waits goes on by itself afterwards. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Banner tone="warning" icon="wifi-off">
      <Trans>You are offline. What is loaded stays readable; the rest comes when the connection is back.</Trans>
    </Banner>
  );
}
