import { clear, createStore, delMany, entries, setMany } from 'idb-keyval';

/** The files of one draft of a user on this device (decision 36). Its text is stored by `drafts.ts`. */
export interface DraftFileStore {
  /** The files by id. Missing files are left out. */
  read: () => Promise<Map<string, File>>;
  /** Replaces the stored files. False if they are too large or the browser stores no files; then none are stored. */
  write: (files: ReadonlyMap<string, File>) => Promise<boolean>;
  remove: () => Promise<void>;
}

/** The size limit of all drafts together: the size of the largest PDF. */
export const maxDraftBytes: number = 100 * 1024 ** 2;

/** If the database does not respond, the form must still open. */
const readTimeoutMs = 3000;

// The database opens with the first call, so the server may import this module.
const store = createStore('fanous-drafts', 'files');

/** The files of a draft. */
export function createDraftFileStore(userId: number, name: string): DraftFileStore {
  const prefix = `${userId}:${name}:`;
  const isOwn = ([key]: [string, File]) => key.startsWith(prefix);
  const removeFiles = async () => {
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
          await removeFiles();
          throw error;
        }
      }, false),
    remove: () => enqueue(removeFiles, undefined),
  };
}

/** Deletes the files of all users: another person may use the device after signing out. */
export const deleteAllDraftFiles = (): Promise<void> => enqueue(() => clear(store), undefined);

async function replaceFiles(prefix: string, files: ReadonlyMap<string, File>): Promise<void> {
  const newFiles = new Map([...files].map(([id, file]) => [prefix + id, file]));
  const stored = await readAll();
  const others = stored.filter(([key]) => !key.startsWith(prefix));
  const size = getSize([...newFiles.values()]);
  if (size > maxDraftBytes) throw new RangeError('These files are larger than the limit');
  // Other drafts are removed to make room for the current one.
  const evicted = size + getSize(others.map(([, file]) => file)) > maxDraftBytes ? others : [];
  const removed = stored.filter(([key]) => key.startsWith(prefix) && !newFiles.has(key));
  await delMany(
    [...evicted, ...removed].map(([key]) => key),
    store,
  );
  const added = [...newFiles].filter(([key]) => stored.every(([storedKey]) => storedKey !== key));
  await setMany(added, store);
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const readAll = () => entries<string, File>(store);
const getSize = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

let queue: Promise<unknown> = Promise.resolve();

/** Runs actions one after another, so that writes and drops keep their order. Resolves with the fallback if one fails. */
function enqueue<T>(action: () => Promise<T>, fallback: T): Promise<T> {
  const result = queue.then(action).catch(() => fallback);
  queue = result;
  return result;
}
