import { ApiError } from '@fanous/api-client/errors';

const reloadTimeKey = 'reloaded-for-chunk';
const minReloadIntervalMs = 60_000;

/** Told before the page starts anew; whoever takes care of it prevents the default. */
export const chunkLoadErrorEvent = 'chunk-lost';

/**
 * Loads a part of the app. After a new deployment an open tab asks for chunks that are gone: it reloads the page, once.
 * Offline nothing is reloaded, because the browser's own error page would replace what the visitor sees.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isOffline()) throw new ApiError({ status: 0, code: 'network', cause: error });
    if (!recordReload()) throw error;
    if (window.dispatchEvent(new Event(chunkLoadErrorEvent, { cancelable: true }))) location.reload();
    // The page is on its way out; whoever waits keeps waiting.
    return await new Promise<never>(() => {});
  }
}

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

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
