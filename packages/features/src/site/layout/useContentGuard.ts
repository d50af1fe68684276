import { useEffect } from 'react';

const devToolsKeyCodes = new Set(['KeyI', 'KeyJ']);

/**
 * Blocks right click and the keys of developer tools (spec §2) if the operator has enabled it. Text fields and selected
 * text keep their menu, and the keyboard's own menu key is never blocked (decision 21).
 */
export function useContentGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('contextmenu', blockContextMenu);
    document.addEventListener('keydown', blockDevTools);
    return () => {
      document.removeEventListener('contextmenu', blockContextMenu);
      document.removeEventListener('keydown', blockDevTools);
    };
  }, [isOn]);
}

function blockContextMenu(event: MouseEvent): void {
  const isRightClick = event.button === 2;
  const isInText =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null;
  const isSelection = document.getSelection()?.isCollapsed === false;
  if (isRightClick && !isInText && !isSelection) event.preventDefault();
}

// By `code`: on an Arabic keyboard the I key types another letter.
function blockDevTools(event: KeyboardEvent): void {
  const isDevToolsKey =
    event.code === 'F12' ||
    (event.ctrlKey && event.shiftKey && devToolsKeyCodes.has(event.code)) ||
    (event.ctrlKey && !event.shiftKey && event.code === 'KeyU');
  if (isDevToolsKey) event.preventDefault();
}
