import { useEffect, useState } from 'react';

// Spec §9: so long the move to the home page is fresh.
const freshMs = 5550;

/** Whether one has only just come to this page: its entrance plays then (decision 20). */
export function useEntrance(): boolean {
  const [isFresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setFresh, freshMs, false);
    return () => clearTimeout(timer);
  }, []);
  return isFresh;
}
