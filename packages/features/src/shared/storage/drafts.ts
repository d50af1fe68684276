/** Where drafts are stored: local storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Unsent work of one user on this device (decision 36), such as quiz answers. Deleted after sending and on signing out. */
export interface DraftStore {
  /** The draft of this name, or undefined. The caller validates it. */
  read: (name: string) => unknown;
  /** False if the storage is full or forbidden: the work is then lost with the page. */
  write: (name: string, value: unknown) => boolean;
  remove: (name: string) => void;
  /** The names of the drafts that begin with a text. */
  list: (start: string) => string[];
}

const prefix = 'draft:';

/** The drafts of one user. */
export function createDraftStore(userId: number, storage: DraftStorage | undefined = browserStorage()): DraftStore {
  const toKey = (name: string) => `${prefix}${userId}:${name}`;
  return {
    read: (name) =>
      tryOrUndefined((): unknown => {
        const json = storage?.getItem(toKey(name));
        return json ? JSON.parse(json) : undefined;
      }),
    write: (name, value) =>
      tryOrUndefined(() => {
        storage?.setItem(toKey(name), JSON.stringify(value));
        return storage !== undefined;
      }) ?? false,
    remove: (name) => tryOrUndefined(() => storage?.removeItem(toKey(name))),
    list: (start) => listKeys(storage, toKey(start)).map((key) => key.slice(toKey('').length)),
  };
}

/** Deletes the drafts of all users on this device: another person may use it after signing out. */
export function deleteAllDrafts(storage: DraftStorage | undefined = browserStorage()): void {
  tryOrUndefined(() => listKeys(storage, prefix).forEach((key) => storage?.removeItem(key)));
}

const listKeys = (storage: DraftStorage | undefined, start: string): string[] =>
  tryOrUndefined(() =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((key) =>
      key.startsWith(start),
    ),
  ) ?? [];

/** Reading `localStorage` throws if the browser forbids it. A server has none. */
function browserStorage(): DraftStorage | undefined {
  return tryOrUndefined(() => (typeof localStorage === 'undefined' ? undefined : localStorage));
}

function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
