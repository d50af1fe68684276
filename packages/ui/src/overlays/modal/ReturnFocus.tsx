import { useInsertionEffect } from 'react';

/** What had the focus on the page before the first of the dialogs that are open. */
let pageFocus: HTMLElement | undefined;
let openDialogs = 0;

/**
 * Returns the focus to the page once the last of several dialogs is gone. React Aria returns it to what had it when a
 * dialog opened: that may be a button of the dialog before, which is gone by then, or nothing in the frame between two
 * dialogs. Render it inside a dialog: it is there as long as the dialog is.
 */
export function ReturnFocus() {
  // An insertion effect: it runs before anything in the dialog takes the focus.
  useInsertionEffect(() => {
    const element = document.activeElement;
    const isOnPage = element !== document.body && !element?.closest('[role="dialog"], [role="alertdialog"]');
    if (isOnPage && element instanceof HTMLElement) pageFocus = element;
    openDialogs += 1;
    return () => {
      openDialogs -= 1;
      // React Aria has its turn in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(returnFocus));
    };
  }, []);
  return null;
}

function returnFocus(): void {
  if (openDialogs > 0) return;
  if (document.activeElement === document.body) (pageFocus?.isConnected ? pageFocus : findHeading())?.focus();
  pageFocus = undefined;
}

/** Where another page has come behind the dialog: its heading, as after any move. */
function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
