/// <reference lib="webworker" />
// The service worker: makes the app and visited pages open without a network. It stores nothing private: data of the API is
// stored by the app (`packages/features/src/offline`).
import { clientsClaim } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { themeScriptUrl } from '../themeScript.ts';
import { createOfflineHtml, findAssetsToUpdate, findLinkedAssets } from './assets.ts';

declare const self: ServiceWorkerGlobalScope;

/** The document of a page that only the browser renders. Without cookies it is the same for everyone; theme.js adapts it. */
const shellUrl = '/dashboard/profile';
const shellCachePrefix = 'shell-';
const shellCacheName = shellCachePrefix + import.meta.env.WORKER_VERSION;
const assetCacheName = 'assets';
// Long enough for slow networks, because the server renders the page. Short enough for a network that is none.
const documentTimeoutSeconds = 4;
const monthSeconds = 30 * 24 * 60 * 60;

// The names of assets have a hash. Those of earlier deployments stay for open tabs.
const assets = new CacheFirst({
  cacheName: assetCacheName,
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: monthSeconds, purgeOnQuotaError: true })],
});
const imageCacheName = 'images';
const imageLimits = { maxEntries: 80, maxAgeSeconds: monthSeconds };
const images = new CacheFirst({
  cacheName: imageCacheName,
  plugins: [new ExpirationPlugin({ ...imageLimits, purgeOnQuotaError: true })],
});
const documents = new NetworkOnly({
  networkTimeoutSeconds: documentTimeoutSeconds,
  plugins: [{ handlerDidError: async ({ request }) => (await createOfflineDocument()) ?? fetch(request) }],
});

registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/storage/'), images);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === themeScriptUrl,
  new StaleWhileRevalidate({ cacheName: shellCacheName }),
);
registerRoute(
  new NavigationRoute(documents, { denylist: [/^\/(api|assets|storage|media|demo|setup)(\/|$)/, /\.\w+$/] }),
);

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldShells()));
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: unknown };
  // The visitor accepted the update. Otherwise it starts when all tabs are closed.
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // The user signed out.
  if (type === 'DELETE_IMAGES') event.waitUntil(deleteImages());
});
enableNavigationPreload();
clientsClaim();

/** Stores the shell with its scripts and styles, and the new versions of the assets that the visitor has used. */
async function install(event: ExtendableEvent): Promise<void> {
  const cachedRequests = await (await caches.open(assetCacheName)).keys();
  const cachedUrls = cachedRequests.map(({ url }) => new URL(url).pathname);
  const shell = await fetch(shellUrl, { credentials: 'omit', cache: 'no-cache' });
  if (!shell.ok) throw new Error(`The shell has the status ${shell.status}.`);
  const shellAssets = findLinkedAssets(await shell.clone().text());
  const shellCache = await caches.open(shellCacheName);
  await Promise.all([
    shellCache.put(shellUrl, shell),
    shellCache.add(themeScriptUrl),
    ...[...new Set([...shellAssets, ...findAssetsToUpdate(cachedUrls, import.meta.env.ASSETS)])].map(async (url) => {
      const [response, done] = assets.handleAll({ event, request: new Request(url) });
      await Promise.all([response, done]);
    }),
  ]);
}

/** Deletes the cached images, and their URLs, which Workbox stores in IndexedDB. */
async function deleteImages(): Promise<void> {
  await caches.delete(imageCacheName);
  await new CacheExpiration(imageCacheName, imageLimits).delete();
}

async function deleteOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(shellCachePrefix) && name !== shellCacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The shell, marked so that the app reads its data from the device. Undefined if it is not stored. */
async function createOfflineDocument(): Promise<Response | undefined> {
  const shell = await caches.match(shellUrl, { cacheName: shellCacheName });
  if (!shell) return undefined;
  const { headers } = shell;
  return new Response(createOfflineHtml(await shell.text()), { headers });
}
