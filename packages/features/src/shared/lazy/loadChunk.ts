import { ApiError } from '@fanous/api-client/errors';
import { isOffline } from '../app/connection.ts';

const reloadTimeKey = 'reloaded-for-chunk';
const minReloadIntervalMs = 60_000;
const reachTimeoutMs = 5000;

/** Dispatched on `window` before the page reloads. Call `preventDefault` to handle it instead. */
export const chunkLoadErrorEvent = 'chunk-lost';

/**
 * Loads a chunk. If an old tab requests a chunk that a deployment removed, the page reloads, once. It does not reload
 * without a network: the browser would replace the page with its own error page.
 */
export async function loadChunkOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof window !== 'undefined' && !(await isServerReachable()))
      throw new ApiError({ status: 0, code: 'network', cause: error });
    if (!recordReload()) throw error;
    if (window.dispatchEvent(new Event(chunkLoadErrorEvent, { cancelable: true }))) location.reload();
    // The page is reloading, so this never resolves.
    return await new Promise<never>(() => {});
  }
}

/** Whether the server responds. A browser may believe that it is online when its network leads nowhere. */
const isServerReachable = async (): Promise<boolean> =>
  !isOffline() &&
  // A file that the service worker does not cache.
  fetch('/manifest.webmanifest', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(reachTimeoutMs),
  }).then(
    () => true,
    () => false,
  );

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
