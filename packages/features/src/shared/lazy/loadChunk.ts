import { ApiError } from '@fanous/api-client/errors';

const reloadTimeKey = 'reloaded-for-chunk';
const minReloadIntervalMs = 60_000;

/** Dispatched on `window` before the page reloads. Call `preventDefault` to handle it instead. */
export const chunkLoadErrorEvent = 'chunk-lost';

/**
 * Loads a chunk. If an old tab requests a chunk that a deployment removed, the page reloads, once. It does not reload
 * offline: the browser would replace the page with its own error page.
 */
export async function loadChunkOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isOffline()) throw new ApiError({ status: 0, code: 'network', cause: error });
    if (!recordReload()) throw error;
    if (window.dispatchEvent(new Event(chunkLoadErrorEvent, { cancelable: true }))) location.reload();
    // The page is reloading, so this never resolves.
    return await new Promise<never>(() => {});
  }
}

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** Records a reload and allows it. False within `minReloadIntervalMs` of the last one. */
function recordReload(): boolean {
  if (typeof window === 'undefined') return false;
  try {
    const last = Number(sessionStorage.getItem(reloadTimeKey));
    if (Date.now() - last < minReloadIntervalMs) return false;
    sessionStorage.setItem(reloadTimeKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
