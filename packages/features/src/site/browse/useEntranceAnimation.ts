import { useEffect, useState } from 'react';

// Spec §9: so long the move to the home page is fresh.
const entranceWindowMs = 5550;

/** Whether one has only just come to this page: its entrance plays then (decision 20). */
export function useEntranceAnimation(): boolean {
  const [isDue, setDue] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setDue, entranceWindowMs, false);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
