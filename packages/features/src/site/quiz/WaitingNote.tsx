import { Banner } from '@fanous/ui/feedback/Banner';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useApp } from '../../shared/app/app.ts';

/** Says what happens to a submitted attempt while the server cannot be reached. */
export function WaitingNote({ isSaved }: { isSaved: boolean }) {
  const { t } = useLingui();
  const { announcements } = useApp();
  const ref = useRef<HTMLDivElement>(null);
  const text = isSaved
    ? t`The server cannot be reached. Your answers are saved on this device and will be sent as soon as the connection is back. You may close this page and come back later.`
    : t`The server cannot be reached. Your answers will be sent as soon as the connection is back. Keep this page open.`;
  useEffect(() => {
    // The note moves the pressed button down, possibly out of view.
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  // Not every screen reader announces a live region that is inserted together with its text.
  useEffect(() => announcements.emit(text), [announcements, text]);
  return (
    <div ref={ref}>
      <Banner tone="warning" icon="wifi-off">
        {text}
      </Banner>
    </div>
  );
}
