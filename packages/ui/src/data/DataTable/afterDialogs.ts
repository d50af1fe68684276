const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Calls back in the first frame in which no dialog or menu holds the focus, with the element that has it: between the steps of a
 * dialog nothing has it for a moment, and the page behind it takes none. Returns how to call it off.
 */
export function afterDialogs(frame: HTMLElement | null, then: (active: Element | null) => void): () => void {
  const wait = () => {
    const active = document.activeElement;
    if (frame?.closest('[inert]') || active?.closest(dialogs)) request = requestAnimationFrame(wait);
    else then(active);
  };
  let request = requestAnimationFrame(wait);
  return () => cancelAnimationFrame(request);
}
