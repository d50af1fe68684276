import { type RefObject, useEffect } from 'react';

/** Calls `close(false)` for a press beside the element. React Aria closes what leaves the page usable on blur alone. */
export function useOutsidePress(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (isOpen: false) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || ref.current?.contains(target)) return;
      // The button that opened it closes it by itself.
      if (!target.closest('[aria-expanded="true"]')) close(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [ref, isOpen, close]);
}
