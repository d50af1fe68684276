import { useEffect, useRef } from 'react';
import { useApp } from './app.ts';

/** Says a list's count when a search has changed it. The first one is read with the page. */
export function useCountAnnounced(count: string | undefined): void {
  const { announcements } = useApp();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (count === undefined || count === last.current) return;
    if (last.current !== undefined) announcements.emit(count);
    last.current = count;
  }, [announcements, count]);
}
