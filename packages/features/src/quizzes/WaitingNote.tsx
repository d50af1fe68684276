import { Banner } from '@fanous/ui/feedback/Banner';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useApp } from '../shared/app.ts';

/** Handed in, and the server cannot be reached: what becomes of the answers. */
export function WaitingNote({ isKept }: { isKept: boolean }) {
  const { t } = useLingui();
  const { announcements } = useApp();
  const place = useRef<HTMLDivElement>(null);
  const words = isKept
    ? t`The server cannot be reached. Your answers are saved on this device and will be sent as soon as it can; you may close this page and come back to it.`
    : t`The server cannot be reached. Your answers will be sent as soon as it can: keep this page open.`;
  useEffect(() => {
    // It pushes the button that was pressed down, maybe under what stands at the foot of the screen.
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  // A region that comes together with its words is not read out everywhere.
  useEffect(() => announcements.emit(words), [announcements, words]);
  return (
    <div ref={place}>
      <Banner tone="warning" icon="wifi-off">
        {words}
      </Banner>
    </div>
  );
}
