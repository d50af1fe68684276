import { type RefObject, useEffect, useEffectEvent } from 'react';

const closesAfterMs = 3000;

// Keys that move about, or that begin a shortcut of the browser or of a screen reader.
const quietKeys = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'ScrollLock']);

/**
 * Closes a dialog that asks nothing: by any key, and by itself after 3 s unless the pointer or the focus is inside. Every dialog
 * takes the focus as it opens, so the focus counts as inside once Tab has moved it there.
 */
export function useSelfClosing(dialog: RefObject<HTMLElement | null>, onClose: () => void, isEnabled: boolean): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!isEnabled || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasMovedFocus = false;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!hasMovedFocus && !element.matches(':hover')) close();
      }, closesAfterMs);
    };
    const handleKey = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey, target } = event;
      if (key === 'Tab') hasMovedFocus = true;
      if (repeat || ctrlKey || altKey || metaKey || quietKeys.has(key)) return;
      // A button is pressed by these, and does what it says before it closes.
      if ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button')) return;
      event.preventDefault();
      close();
    };
    wait();
    element.addEventListener('pointerleave', wait);
    document.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerleave', wait);
      document.removeEventListener('keydown', handleKey);
    };
  }, [dialog, isEnabled]);
}
