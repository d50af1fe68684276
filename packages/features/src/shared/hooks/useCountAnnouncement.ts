import { useEffect, useRef } from 'react';
import { useApp } from '../app/app.ts';

// Typing goes on while results change: only a count that stays is announced.
const announcementDelayMs = 500;

/** Announces a list's count when it has changed and stays so. The first one is read with the page. */
export function useCountAnnouncement(count: string | undefined): void {
  const { announcements } = useApp();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (count === undefined || count === last.current) return undefined;
    const isFirst = last.current === undefined;
    const timer = setTimeout(() => {
      last.current = count;
      if (!isFirst) announcements.emit(count);
    }, announcementDelayMs);
    return () => clearTimeout(timer);
  }, [announcements, count]);
}
