import { useInsertionEffect } from 'react';

/** The focused element of the page before the first open dialog. */
let pageFocus: HTMLElement | undefined;
let openDialogs = 0;

/**
 * Returns the focus to the page after the last open dialog closes. React Aria returns it to the element that was focused when the
 * dialog opened, which can be a removed button of an earlier dialog. Render it inside a dialog.
 */
export function ReturnFocus() {
  // An insertion effect runs before anything in the dialog takes the focus.
  useInsertionEffect(() => {
    const element = document.activeElement;
    const isOnPage = element !== document.body && !element?.closest('[role="dialog"], [role="alertdialog"]');
    if (isOnPage && element instanceof HTMLElement) pageFocus = element;
    openDialogs += 1;
    return () => {
      openDialogs -= 1;
      // React Aria restores the focus in the next frame, so wait two frames.
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

/** If the page behind the dialog has changed, its heading gets the focus, as after any navigation. */
function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
