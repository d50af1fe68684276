/** Does something once the page has nothing better to do. Returns how to call it off, for an effect. */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle callback: there a moment after the page is shown has to do.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, { timeout: 4000 });
  return () => cancelIdleCallback(request);
}
