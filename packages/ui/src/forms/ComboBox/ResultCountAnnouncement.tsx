import { announce, clearAnnouncer } from '@react-aria/live-announcer';
import { useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';

interface ResultCountAnnouncementProps {
  isPending: boolean;
  /** Must belong to the same render as `isPending`: the collection of React Aria is one render late. */
  count: number;
  /** The number of results as a whole sentence. */
  countMessage: (count: number) => string;
}

/**
 * Announces the number of results. React Aria announces it too, but with two of the six Arabic plural forms, and has no option
 * to turn that off: its message is cleared before the browser reads it.
 */
export function ResultCountAnnouncement({ isPending, count, countMessage }: ResultCountAnnouncementProps) {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const listedCount = state?.collection.size ?? 0;

  useEffect(() => {
    // The first announcement waits 100 ms for the live region to be created, and would come after the second one.
    announce('', 'polite');
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    // Runs after all effects of this render, including those of React Aria, and before the browser paints.
    queueMicrotask(() => clearAnnouncer('assertive'));
  }, [isOpen, listedCount, isPending]);

  useEffect(() => {
    if (!isOpen || isPending) return;
    // An older count must not be read together with the new one.
    clearAnnouncer('polite');
    announce(countMessage(count), 'polite');
    // A new `countMessage` function must not repeat the announcement.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, count, isPending]);

  return null;
}
