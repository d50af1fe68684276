import { useEffect, useState } from 'react';
import { lazyPendingAttempts, lazyProgressSender } from '../lazyTasks.ts';
import { useOnline } from '../shared/hooks/useOnline.ts';
import { hasPendingAttempts } from '../shared/storage/attemptDrafts.ts';
import { hasProgressDrafts, progressStoredEvent } from '../shared/storage/progressDrafts.ts';

/** Sends what the user stored on this device: quiz attempts of earlier visits, and positions in videos. */
export function BackgroundTasks({ userId }: { userId: number }) {
  // Attempts that are submitted later are sent by their page.
  const [hasAttempts] = useState(() => hasPendingAttempts(userId));
  const isOnline = useOnline();
  const [hasProgress, setHasProgress] = useState(() => hasProgressDrafts(userId));
  useEffect(() => {
    const handleStored = () => setHasProgress(true);
    window.addEventListener(progressStoredEvent, handleStored);
    return () => window.removeEventListener(progressStoredEvent, handleStored);
  }, []);
  return (
    <>
      {hasAttempts && <lazyPendingAttempts.Component userId={userId} />}
      {/* Without a network its code may not load. It sends what is stored when it starts. */}
      {hasProgress && isOnline && <lazyProgressSender.Component userId={userId} />}
    </>
  );
}
