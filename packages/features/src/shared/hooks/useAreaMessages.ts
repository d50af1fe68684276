import { useEffect, useState } from 'react';
import { useApp } from '../app/app.ts';

/** Loads the messages of an area for a component that loads late. Returns whether they are there. */
export function useAreaMessages(area: string): boolean {
  const { loadAreaMessages } = useApp();
  const [hasMessages, setHasMessages] = useState(false);
  useEffect(() => {
    loadAreaMessages(area).then(
      () => setHasMessages(true),
      () => {},
    );
  }, [loadAreaMessages, area]);
  return hasMessages;
}
