import type { DehydratedState } from '@tanstack/react-query';
import { createStore, delMany, entries, set } from 'idb-keyval';

/** A query as TanStack Query serializes it. */
export type StoredQuery = DehydratedState['queries'][number];

/** Whose data a stored query is: a user's, or the same for everyone. */
export type QueryOwner = number | 'public';

interface Entry {
  owner: QueryOwner;
  /** The version of the API contract. After an update the app may expect other fields. */
  contractVersion: string;
  query: StoredQuery;
}

/** Images of visited pages, which the service worker caches. They may include portraits. */
const imageCacheName = 'images';
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
const maxEntries = 200;

const contractVersion = import.meta.env.CONTRACT_VERSION ?? '';
// The database opens with the first call, so the server may import this module.
const store = createStore('fanous-offline', 'queries');

/** Stores the data of a query on this device, for reading without a network. */
export const writeOfflineQuery = (owner: QueryOwner, query: StoredQuery): Promise<void> =>
  set(`${owner}:${query.queryHash}`, { owner, contractVersion, query } satisfies Entry, store);

/** The stored queries that a user may read. */
export async function readOfflineQueries(userId: number | undefined): Promise<StoredQuery[]> {
  const stored = await entries<string, Entry>(store);
  return stored.map(([, entry]) => entry).flatMap((entry) => (isReadable(entry, userId) ? [entry.query] : []));
}

/** Deletes everything of other users, because several people may use the device, and what is old or beyond the limit. */
export async function cleanOfflineQueries(userId: number | undefined): Promise<void> {
  const stored = await entries<string, Entry>(store);
  if (stored.some(([, { owner }]) => owner !== 'public' && owner !== userId)) await deleteOfflineImages();
  await delMany(findUnneededKeys(stored, userId), store);
}

/** Deletes the images of visited pages, and in the worker the list of their URLs. */
export async function deleteOfflineImages(): Promise<void> {
  await globalThis.caches?.delete(imageCacheName);
  const registration = await globalThis.navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ type: 'DELETE_IMAGES' });
}

/** The keys of entries that are unreadable for the user, or beyond the limit, oldest first. */
export function findUnneededKeys(stored: readonly [string, Entry][], userId: number | undefined): string[] {
  const readable = stored
    .filter(([, entry]) => isReadable(entry, userId))
    .toSorted(([, a], [, b]) => getUpdateTime(b) - getUpdateTime(a));
  const neededKeys = new Set(readable.slice(0, maxEntries).map(([key]) => key));
  return stored.map(([key]) => key).filter((key) => !neededKeys.has(key));
}

const getUpdateTime = ({ query }: Entry) => query.state.dataUpdatedAt;

const isReadable = (entry: Entry, userId: number | undefined) =>
  (entry.owner === 'public' || entry.owner === userId) &&
  entry.contractVersion === contractVersion &&
  getUpdateTime(entry) > Date.now() - maxAgeMs;
