import { useEffect, useRef } from 'react';
import { useApp } from '../app/app.ts';

// Results change while the user types. Only a count that stays for this long is announced.
const announcementDelayMs = 500;

/** Announces the count of a list after it has changed. The first count is not announced: it is read with the page. */
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
