import { ApiError } from '@fanous/api-client/errors';

const key = 'reloaded-for-chunk';
const pauseMs = 60_000;

/** Told before the page starts anew; whoever takes care of it prevents the default. */
export const chunkLost = 'chunk-lost';

/**
 * Loads a part of the app. After a new deployment an open tab asks for chunks that are gone: it reloads the page, once.
 * Offline nothing is reloaded, because the browser's own error page would replace what the visitor sees.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isOffline()) throw new ApiError({ status: 0, code: 'network', cause: error });
    if (!mayReload()) throw error;
    if (window.dispatchEvent(new Event(chunkLost, { cancelable: true }))) location.reload();
    // The page is on its way out; whoever waits keeps waiting.
    return await new Promise<never>(() => {});
  }
}

const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

function mayReload(): boolean {
  if (typeof window === 'undefined') return false;
  try {
    const last = Number(sessionStorage.getItem(key));
    if (Date.now() - last < pauseMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
