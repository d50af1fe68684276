import { useLayoutEffect, useState } from 'react';

/**
 * Whether a dialog that is to open may do so. It gives the focus back to where it was as it opened, and in the frame in which
 * another dialog goes the focus is nowhere: then it waits until that one has given back its own.
 */
export function useSettledFocus(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [isWaiting, setWaiting] = useState(() => isOpen && isNowhere());
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setWaiting(isOpen && isNowhere());
  }
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const frame = requestAnimationFrame(() => setWaiting(false));
    return () => cancelAnimationFrame(frame);
  }, [isWaiting]);
  return isOpen && !isWaiting;
}

const isNowhere = () => typeof document !== 'undefined' && document.activeElement === document.body;
