/**
 * Calls `onFound` with the element of a selector: immediately if it exists, otherwise when it appears, or with null after the
 * timeout. Returns a function that cancels it.
 */
export function waitForElement(
  selector: string,
  timeoutMs: number,
  onFound: (element: HTMLElement | null) => void,
): () => void {
  const find = () => document.querySelector<HTMLElement>(selector);
  const first = find();
  if (first) {
    onFound(first);
    return () => {};
  }
  const settle = (element: HTMLElement | null) => {
    stop();
    onFound(element);
  };
  const observer = new MutationObserver(() => {
    const element = find();
    if (element) settle(element);
  });
  const timer = setTimeout(settle, timeoutMs, null);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
