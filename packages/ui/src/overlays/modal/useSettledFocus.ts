import { useLayoutEffect, useState } from 'react';

/**
 * Whether a dialog that is to open may do so. It gives the focus back to where it was as it opened, and in the frame in which
 * another dialog goes the focus is nowhere: then it waits until that one has given back its own.
 */
export function useSettledFocus(isOpen: boolean): boolean {
  const [mayOpen, setMayOpen] = useState(isOpen && !isNowhere());
  const mustWait = isOpen && !mayOpen && isNowhere();
  if (mayOpen !== isOpen && !mustWait) setMayOpen(isOpen);
  useLayoutEffect(() => {
    if (!mustWait) return undefined;
    const frame = requestAnimationFrame(() => setMayOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [mustWait]);
  return mayOpen && isOpen;
}

const isNowhere = () => typeof document !== 'undefined' && document.activeElement === document.body;
