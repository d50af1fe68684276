import { type RefObject, useEffect } from 'react';

/** Calls `close(false)` on a press outside the element. React Aria closes non-modal popovers on blur only. */
export function useCloseOnOutsidePress(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (isOpen: false) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || ref.current?.contains(target)) return;
      // The trigger button closes the popover itself.
      if (!target.closest('[aria-expanded="true"]')) close(false);
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [ref, isOpen, close]);
}
