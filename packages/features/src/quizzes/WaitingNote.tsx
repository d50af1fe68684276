import { Banner } from '@fanous/ui/feedback/Banner';
import { Trans } from '@lingui/react/macro';

/** Handed in, and the server cannot be reached: what becomes of the answers. */
export function WaitingNote({ isKept }: { isKept: boolean }) {
  return (
    <Banner tone="warning" icon="wifi-off">
      {isKept ? (
        <Trans>
          The server cannot be reached. Your answers are saved on this device and will be sent as soon as it can; you
          may close this page and come back to it.
        </Trans>
      ) : (
        <Trans>The server cannot be reached. Your answers will be sent as soon as it can: keep this page open.</Trans>
      )}
    </Banner>
  );
}
