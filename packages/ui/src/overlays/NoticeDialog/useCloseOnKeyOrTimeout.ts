import { type RefObject, useEffect, useEffectEvent } from 'react';

const autoCloseDelayMs = 3000;

// Keys that move the focus, or start a shortcut of the browser or a screen reader.
const ignoredKeys = new Set([
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'ScrollLock',
]);

/**
 * Closes a dialog on any key, and after 3 s unless the pointer or the focus is inside. A dialog gets the focus when it opens, so
 * the focus counts only after Tab has moved it.
 */
export function useCloseOnKeyOrTimeout(
  dialog: RefObject<HTMLElement | null>,
  onClose: () => void,
  isEnabled: boolean,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!isEnabled || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasMovedFocus = false;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!hasMovedFocus && !element.matches(':hover')) close();
      }, autoCloseDelayMs);
    };
    const handleKey = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey, target } = event;
      if (key === 'Tab') hasMovedFocus = true;
      if (repeat || ctrlKey || altKey || metaKey || ignoredKeys.has(key)) return;
      // Enter and Space press the focused button.
      if ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button')) return;
      event.preventDefault();
      close();
    };
    restartTimer();
    element.addEventListener('pointerleave', restartTimer);
    document.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerleave', restartTimer);
      document.removeEventListener('keydown', handleKey);
    };
  }, [dialog, isEnabled]);
}
