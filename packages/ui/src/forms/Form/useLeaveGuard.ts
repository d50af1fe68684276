import { useEffect } from 'react';

/** The state of a blocked navigation, as returned by `useBlocker(isDirty)` of React Router. */
export interface Blocker {
  state: 'unblocked' | 'blocked' | 'proceeding';
  proceed?: (() => void) | undefined;
  reset?: (() => void) | undefined;
}

/** Props for the `ConfirmDialog` that asks. */
export interface LeaveDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Warns before unsaved changes are lost: the browser asks before the document unloads, and a `ConfirmDialog` asks before the
 * router navigates.
 */
export function useLeaveGuard(isDirty: boolean, blocker?: Blocker): LeaveDialogProps {
  useEffect(() => {
    if (!isDirty) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isDirty]);

  return {
    isOpen: blocker?.state === 'blocked',
    onConfirm: () => blocker?.proceed?.(),
    onClose: () => blocker?.reset?.(),
  };
}
