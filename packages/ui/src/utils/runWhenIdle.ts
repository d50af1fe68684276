/** Runs a function when the browser is idle. Returns a function that cancels it, for effects. */
export function runWhenIdle(action: () => void): () => void {
  // Safari has no `requestIdleCallback`: wait one second instead.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action, { timeout: 4000 });
  return () => cancelIdleCallback(request);
}
