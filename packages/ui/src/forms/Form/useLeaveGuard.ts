import { useEffect } from 'react';

/** What a router holds back, as React Router's `useBlocker(isDirty)` gives it. */
export interface Blocker {
  state: 'unblocked' | 'blocked' | 'proceeding';
  proceed?: (() => void) | undefined;
  reset?: (() => void) | undefined;
}

/** For the `ConfirmDialog` that asks. */
export interface LeaveQuestion {
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Keeps changes from being left behind unasked: the browser asks, in its own words, before the document goes; the page asks, in a
 * `ConfirmDialog`, before the router moves on.
 */
export function useLeaveGuard(isDirty: boolean, blocker?: Blocker): LeaveQuestion {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    isOpen: blocker?.state === 'blocked',
    onConfirm: () => blocker?.proceed?.(),
    onClose: () => blocker?.reset?.(),
  };
}
