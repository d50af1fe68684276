import { useInsertionEffect } from 'react';

let openModals = 0;
let removeSpace: (() => void) | undefined;

/**
 * Replaces the scrollbar of the page by padding of the same width while a modal is open, so that the scrim covers the whole window and
 * the page does not move. React Aria reserves a gutter instead, which no element can cover; `modal.css.ts` removes it.
 */
export function useScrollbarSpace(isOpen: boolean): void {
  // An insertion effect runs before React Aria hides the scrollbar.
  useInsertionEffect(() => {
    if (!isOpen) return undefined;
    openModals += 1;
    removeSpace ??= addScrollbarSpace();
    return () => {
      openModals -= 1;
      if (openModals > 0) return;
      removeSpace?.();
      removeSpace = undefined;
    };
  }, [isOpen]);
}

function addScrollbarSpace(): () => void {
  const root = document.documentElement;
  const width = window.innerWidth - root.clientWidth;
  // The browser decides on which side of the window the scrollbar is.
  const side = root.getBoundingClientRect().left + window.scrollX > 0 ? 'padding-left' : 'padding-right';
  root.dataset['modalOpen'] = '';
  if (width > 0) root.style.setProperty(side, `${width}px`);
  return () => {
    delete root.dataset['modalOpen'];
    root.style.removeProperty(side);
  };
}
