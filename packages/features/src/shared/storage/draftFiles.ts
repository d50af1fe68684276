import { clear, createStore, delMany, entries, setMany } from 'idb-keyval';

/** Files of one piece of unsent work of one user on this device (decision 36), beside its text in `drafts.ts`. */
export interface DraftFiles {
  /** The files under their ids; those that are missing are left out. */
  read: () => Promise<Map<string, File>>;
  /** Keeps exactly these. False where they are too large, or where the browser keeps no files: then none are kept. */
  write: (files: ReadonlyMap<string, File>) => Promise<boolean>;
  drop: () => Promise<void>;
}

/** What all drafts together may take on a device: as much as the largest PDF. */
export const maxDraftBytes: number = 100 * 1024 ** 2;

/** A database that never answers must not keep a form from opening. */
const readTimeoutMs = 3000;

// It opens its database with the first call, so a server may load this module.
const store = createStore('fanous-drafts', 'files');

/** The files of a draft. */
export function getDraftFiles(userId: number, name: string): DraftFiles {
  const prefix = `${userId}:${name}:`;
  const isOwn = ([key]: [string, File]) => key.startsWith(prefix);
  const drop = async () => {
    const stored = await readAll();
    await delMany(
      stored.filter(isOwn).map(([key]) => key),
      store,
    );
  };
  return {
    read: () => {
      const none = new Map<string, File>();
      const files = async () =>
        new Map((await readAll()).filter(isOwn).map(([key, file]) => [key.slice(prefix.length), file]));
      return Promise.race([enqueue(files, none), delay(readTimeoutMs).then(() => none)]);
    },
    write: (files) =>
      enqueue(async () => {
        try {
          await replaceFiles(prefix, files);
          return true;
        } catch (error) {
          await drop();
          throw error;
        }
      }, false),
    drop: () => enqueue(drop, undefined),
  };
}

/** Forgets the files of everyone's drafts: users who sign out may leave the device to somebody else. */
export const dropAllDraftFiles = (): Promise<void> => enqueue(() => clear(store), undefined);

async function replaceFiles(prefix: string, files: ReadonlyMap<string, File>): Promise<void> {
  const newFiles = new Map([...files].map(([id, file]) => [prefix + id, file]));
  const stored = await readAll();
  const others = stored.filter(([key]) => !key.startsWith(prefix));
  const size = getSize([...newFiles.values()]);
  if (size > maxDraftBytes) throw new RangeError('These files are larger than what may be kept');
  // Older drafts give way to the one that is being worked on.
  const evicted = size + getSize(others.map(([, file]) => file)) > maxDraftBytes ? others : [];
  const removed = stored.filter(([key]) => key.startsWith(prefix) && !newFiles.has(key));
  await delMany(
    [...evicted, ...removed].map(([key]) => key),
    store,
  );
  const added = [...newFiles].filter(([key]) => stored.every(([known]) => known !== key));
  await setMany(added, store);
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const readAll = () => entries<string, File>(store);
const getSize = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

let queue: Promise<unknown> = Promise.resolve();

/** Runs one action after another, so that a write never overtakes a drop. A browser without storage gets the fallback. */
function enqueue<T>(action: () => Promise<T>, fallback: T): Promise<T> {
  const result = queue.then(action).catch(() => fallback);
  queue = result;
  return result;
}
