import { messageSW, Workbox } from 'workbox-window';

const updateCheckIntervalMs = 60 * 60 * 1000;

/** Registers the service worker. `onUpdate` receives a function that changes to the new version, when there is one. */
export async function registerWorker(onUpdate: (applyUpdate: () => void) => void): Promise<void> {
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => onUpdate(() => void applyUpdate()));
  await workbox.register();
  setInterval(() => void workbox.update().catch(() => {}), updateCheckIntervalMs);
  const { active } = await navigator.serviceWorker.ready;
  if (active) cacheLoadedFiles(active);
}

async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  // Another tab has applied it.
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  void messageSW(registration.waiting, { type: 'SKIP_WAITING' });
  return undefined;
}

/**
 * Passes the worker the files that this page loads without it: before the worker was there, and those on their way when it took
 * over. The browser has them in its own cache.
 */
function cacheLoadedFiles(worker: ServiceWorker): void {
  const cacheFiles = (urls: string[]) => {
    const urlsToCache = urls.filter(isCachedFile);
    if (urlsToCache.length > 0) void messageSW(worker, { type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  // Styles inside the document have a link that loads nothing.
  cacheFiles([...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href));
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    cacheFiles(entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name));
  });
  observer.observe({ type: 'resource', buffered: true });
}

const cachedFolders = ['/assets/', '/storage/'];

const isCachedFile = (url: string) => cachedFolders.some((folder) => url.startsWith(location.origin + folder));
