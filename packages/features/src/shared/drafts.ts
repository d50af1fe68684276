/** What an unsent piece of work is kept in: local storage, or nothing at all. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Unsent work of one user on this device (decision 36): quiz answers, forms. Gone once sent, and on signing out. */
export interface Drafts {
  /** What was kept under this name, or undefined; whoever asks checks that it is still what it should be. */
  read: (name: string) => unknown;
  /** False where storage is full or forbidden: the work then lives as long as the page. */
  write: (name: string, value: unknown) => boolean;
  drop: (name: string) => void;
}

const prefix = 'draft:';

/** The drafts of a user. */
export function draftsOf(userId: number, storage: DraftStorage | undefined = browserStorage()): Drafts {
  const keyOf = (name: string) => `${prefix}${userId}:${name}`;
  return {
    read: (name) =>
      attempt((): unknown => {
        const kept = storage?.getItem(keyOf(name));
        return kept ? JSON.parse(kept) : undefined;
      }),
    write: (name, value) =>
      attempt(() => {
        storage?.setItem(keyOf(name), JSON.stringify(value));
        return storage !== undefined;
      }) ?? false,
    drop: (name) => attempt(() => storage?.removeItem(keyOf(name))),
  };
}

/** Forgets all unsent work on this device: whoever signs out may leave the device to somebody else. */
export function dropAllDrafts(storage: DraftStorage | undefined = browserStorage()): void {
  attempt(() => {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) storage?.removeItem(key);
  });
}

/** Reading the property throws where a browser forbids storage, and it is missing on a server. */
function browserStorage(): DraftStorage | undefined {
  return attempt(() => (typeof localStorage === 'undefined' ? undefined : localStorage));
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
