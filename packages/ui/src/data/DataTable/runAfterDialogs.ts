const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Calls back in the first frame in which no dialog or menu has the focus, with the active element. Between the steps of a
 * dialog no element has the focus for a moment. Returns a function that cancels the wait.
 */
export function runAfterDialogs(frame: HTMLElement | null, callback: (active: Element | null) => void): () => void {
  const wait = () => {
    const active = document.activeElement;
    if (frame?.closest('[inert]') || active?.closest(dialogs)) request = requestAnimationFrame(wait);
    else callback(active);
  };
  let request = requestAnimationFrame(wait);
  return () => cancelAnimationFrame(request);
}
