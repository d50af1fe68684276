// Reads what the app has stored on the device.
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { expect, type Page } from '@playwright/test';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtAppDir } from '../../../tools/buildApp.ts';
import { dataDir } from './settings.ts';

/**
 * Takes the network away and makes `navigator.onLine` false. After a reload without a network Chromium reports that it is online again, and
 * Playwright sends only changes, so DevTools sends it. The network is not switched on in between, because some pages would reload.
 * Returns a function that brings the network back.
 */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await page.context().setOffline(true);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', { ...conditions, offline: true });
  await page.waitForFunction(() => !navigator.onLine);
  return async () => {
    await page.context().setOffline(false);
    await devtools.send('Network.emulateNetworkConditions', { ...conditions, offline: false });
    await devtools.detach();
  };
}

/** Waits until the page can be opened without a network: its data is stored, and the worker has all its files. */
export async function waitUntilAvailableOffline(page: Page, operation: keyof operations): Promise<void> {
  const listOperations = async () => (await readStoredOperations(page)).map((stored) => stored.operation);
  // Not `expect.poll`: the page may be loading again, which ends its calls with an error.
  await expect(async () => expect(await listOperations()).toContain(operation)).toPass({ timeout: 20_000 });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const countMissingFiles = () =>
    page.evaluate(async () => {
      const cache = await caches.open('assets');
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
      const files = [...loaded, ...styles].filter((url) => new URL(url).pathname.startsWith('/assets/'));
      const found = await Promise.all(files.map((file) => cache.match(file)));
      return files.length === 0 ? 1 : found.filter((response) => !response).length;
    });
  await expect.poll(countMissingFiles, { message: 'files that are not cached', timeout: 20_000 }).toBe(0);
}

/** Reads all entries of an IndexedDB store. Empty if the database does not exist. */
const readStore = <Entry>(page: Page, databaseName: string, storeName: string): Promise<Entry[]> =>
  page.evaluate(
    async ([name, store]) => {
      // Opening a missing database would create it without its store.
      const databases = await indexedDB.databases();
      if (databases.every((database) => database.name !== name)) return [];
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('The database does not open.')));
      });
      const entries = await new Promise<Entry[]>((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.addEventListener('success', () => resolve(reading.result as Entry[]));
      });
      database.close();
      return entries;
    },
    [databaseName, storeName] as const,
  );

/** The operations of the stored queries, by owner. */
export async function readStoredOperations(page: Page): Promise<{ owner: number | 'public'; operation: string }[]> {
  type Entry = { owner: number | 'public'; query: { queryKey: [string] } };
  const entries = await readStore<Entry>(page, 'fanous-offline', 'queries');
  return entries.map(({ owner, query }) => ({ owner, operation: query.queryKey[0] }));
}

/** Loads an uploaded image in the page. The demo data has none. */
export async function loadStoredImage(page: Page): Promise<void> {
  const folder = path.join(dataDir, 'storage/public');
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(builtAppDir, 'icons/icon-192.png'), path.join(folder, 'offline.png'));
  expect(await page.evaluate(async () => (await fetch('/storage/offline.png')).status)).toBe(200);
}

/** The URLs of cached images, as the worker lists them. */
export async function listCachedImageUrls(page: Page): Promise<string[]> {
  type Entry = { cacheName: string; url: string };
  const entries = await readStore<Entry>(page, 'workbox-expiration', 'cache-entries');
  return entries.filter(({ cacheName }) => cacheName === 'images').map(({ url }) => url);
}

/** The private operations that are stored, sorted. */
export const listPrivateOperations = async (page: Page): Promise<string[]> =>
  (await readStoredOperations(page))
    .filter(({ owner }) => owner !== 'public')
    .map(({ operation }) => operation)
    .toSorted();

/** Everything in the caches of the worker: paths and contents. */
export const readCachedFiles = (page: Page): Promise<{ path: string; text: string }[]> =>
  page.evaluate(async () => {
    const files: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        files.push({ path: new URL(request.url).pathname, text: (await response?.text()) ?? '' });
      }
    }
    return files;
  });

/** Publishes another version of the worker, as a deployment does. Returns a function that restores the built one. */
export function publishWorkerUpdate(): () => void {
  const file = path.join(builtAppDir, 'sw.js');
  const built = readFileSync(file, 'utf8');
  // The server would send the compressed copies of the built worker.
  const compressed = ['.br', '.gz'].map((extension) => file + extension);
  for (const copy of compressed) renameSync(copy, `${copy}.kept`);
  writeFileSync(file, `${built}\n// ${Date.now()}\n`);
  return () => {
    writeFileSync(file, built);
    for (const copy of compressed) {
      rmSync(copy, { force: true });
      renameSync(`${copy}.kept`, copy);
    }
  };
}
