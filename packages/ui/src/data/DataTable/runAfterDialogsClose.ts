const dialogSelector = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Calls back in the first frame in which no dialog or menu has the focus and the container is not inert, with the active element. Between the steps of a
 * dialog no element has the focus for a moment. Returns a function that cancels the wait.
 */
export function runAfterDialogsClose(
  container: HTMLElement | null,
  callback: (activeElement: Element | null) => void,
): () => void {
  const wait = () => {
    const active = document.activeElement;
    if (container?.closest('[inert]') || active?.closest(dialogSelector)) request = requestAnimationFrame(wait);
    else callback(active);
  };
  let request = requestAnimationFrame(wait);
  return () => cancelAnimationFrame(request);
}
