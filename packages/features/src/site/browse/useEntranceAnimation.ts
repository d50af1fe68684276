import { useEffect, useState } from 'react';

// Spec §9: the animation plays for this long after navigation to the home page.
const entranceWindowMs = 5550;

/** Whether the page was opened just now, so that the entrance animation plays (decision 20). */
export function useEntranceAnimation(): boolean {
  const [isDue, setDue] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setDue, entranceWindowMs, false);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
