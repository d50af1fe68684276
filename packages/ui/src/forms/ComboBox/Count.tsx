import { announce, clearAnnouncer } from '@react-aria/live-announcer';
import { useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';

interface CountProps {
  isPending: boolean;
  /** Of the same moment as `isPending`: React Aria's own collection follows one render later. */
  count: number;
  /** How many suggestions there are, as a whole sentence. */
  countMessage: (count: number) => string;
}

/**
 * Says how many suggestions there are, in the words of the page. React Aria says it too, with two plural forms where Arabic
 * has six, and offers no way to stop it: its sentence is taken away before the browser passes it on.
 */
export function Count({ isPending, count, countMessage }: CountProps) {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const listed = state?.collection.size ?? 0;

  useEffect(() => {
    // The first sentence ever waits 100 ms for the region to be there, and would come after the next one.
    announce('', 'polite');
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    // After all effects of this render, among them React Aria's, and before the browser looks at the page.
    queueMicrotask(() => clearAnnouncer('assertive'));
  }, [isOpen, listed, isPending]);

  useEffect(() => {
    if (!isOpen || isPending) return;
    // An older count must not be read together with the new one.
    clearAnnouncer('polite');
    announce(countMessage(count), 'polite');
    // A sentence made anew in each render is no reason to say it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, count, isPending]);

  return null;
}
