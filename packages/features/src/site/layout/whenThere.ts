/**
 * Calls back with the element that a selector finds: at once if it is there, else when it appears, or with null when it
 * has not appeared in time. Returns how to call it off.
 */
export function whenThere(
  selector: string,
  patienceMs: number,
  then: (element: HTMLElement | null) => void,
): () => void {
  const find = () => document.querySelector<HTMLElement>(selector);
  const first = find();
  if (first) {
    then(first);
    return () => {};
  }
  const end = (element: HTMLElement | null) => {
    stop();
    then(element);
  };
  const observer = new MutationObserver(() => {
    const element = find();
    if (element) end(element);
  });
  const timer = setTimeout(end, patienceMs, null);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
