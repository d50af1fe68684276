import type { Schema } from './client.ts';
import { cookieNames, formatCookie } from './cookies.ts';
import { ApiError } from './errors.ts';
import { isRecord } from './isRecord.ts';
import { createStore } from './store.ts';

/** The signed-in user and the access token. */
export type Session = Schema<'Session'>;

/** The session of one browser, synchronised between its tabs. */
export interface SessionStore {
  /** The session, or null when signed out. Returns the same object until it changes. */
  get: () => Session | null;
  getToken: () => string | null;
  /** Calls the listener after every change, also in another tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Stores the response of `login` or `register`. Throws if `parseSession` cannot read it. */
  setFromResponse: (responseBody: unknown) => Session;
  /** Signs out. With a token, only if that token is current: a late 401 must not end a newer session. */
  clear: (onlyIfToken?: string) => void;
}

/** The browser objects of a session store. A server has none of them. */
export interface SessionStoreOptions {
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** The window, for changes in other tabs. */
  events?: Pick<EventTarget, 'addEventListener'> | undefined;
  /** Tells the server whether a user is signed in, for the first HTML. It grants no access. */
  setSignedInHint?: ((isSignedIn: boolean) => void) | undefined;
}

// spec §3: "persisted across reloads (local storage, under an auth key)".
const storageKey = 'auth';
const signedInCookieMaxAgeSeconds = 60 * 24 * 60 * 60;

/** Creates the session store of an app. */
export function createSessionStore({ storage, events, setSignedInHint }: SessionStoreOptions): SessionStore {
  const store = createStore(readStoredSession(storage));
  const replaceSession = (next: Session | null) => {
    setSignedInHint?.(next !== null);
    store.set(next);
  };
  const reloadFromStorage = () => {
    const stored = readStoredSession(storage);
    if (JSON.stringify(stored) !== JSON.stringify(store.get())) replaceSession(stored);
  };
  setSignedInHint?.(store.get() !== null);
  events?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === storageKey || key === null) reloadFromStorage();
  });
  // A page in the back/forward cache receives no storage events.
  events?.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) reloadFromStorage();
  });

  return {
    get: store.get,
    getToken: () => store.get()?.access_token ?? null,
    subscribe: store.subscribe,
    setFromResponse(answer) {
      const session = parseSession(answer);
      if (!session) throw new ApiError({ status: 0, code: 'unreadable' });
      // If storage is full or blocked, the session ends with the page.
      tryOrUndefined(() => storage?.setItem(storageKey, JSON.stringify(session)));
      replaceSession(session);
      return session;
    },
    clear(onlyToken) {
      if (onlyToken !== undefined && onlyToken !== store.get()?.access_token) return;
      tryOrUndefined(() => storage?.removeItem(storageKey));
      replaceSession(null);
    },
  };
}

/**
 * Parses a session from an API response or from storage. Returns null for an invalid value. Legacy APIs send the
 * user as the first item of a list, without some fields, and call students `student` (decisions 7 and 8).
 */
export function parseSession(value: unknown): Session | null {
  if (!isRecord(value) || typeof value.access_token !== 'string' || value.access_token === '') return null;
  const user: unknown = Array.isArray(value.data) ? value.data[0] : value.data;
  if (!isRecord(user)) return null;
  const id = Number(user.id);
  if (!Number.isSafeInteger(id) || id < 1 || typeof user.name !== 'string' || typeof user.email !== 'string')
    return null;
  const role = readRole(user.role ?? (Array.isArray(user.roles) ? user.roles[0] : undefined));
  return {
    access_token: value.access_token,
    data: {
      id,
      name: user.name,
      email: user.email,
      phone: toTextOrNull(user.phone),
      role,
      roles: [role],
      image: toTextOrNull(user.image),
      image_small: toTextOrNull(user.image_small),
      is_limited: user.is_limited === 1 || user.is_limited === true ? 1 : 0,
      created_at: toTextOrNull(user.created_at) ?? '',
    },
  };
}

/** Formats the cookie of `setSignedInHint`, for `document.cookie`. */
export const formatSignedInCookie = (isSignedIn: boolean): string =>
  formatCookie(cookieNames.signedIn, '1', isSignedIn ? signedInCookieMaxAgeSeconds : 0);

// An unknown role counts as student. The server checks every right anyway.
const readRole = (value: unknown): Session['data']['role'] =>
  value === 'admin' || value === 'teacher' ? value : 'user';

const toTextOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function readStoredSession(storage: SessionStoreOptions['storage']): Session | null {
  const raw = tryOrUndefined(() => storage?.getItem(storageKey)) ?? null;
  if (raw === null) return null;
  const session = parseSession(tryOrUndefined((): unknown => JSON.parse(raw)));
  if (!session) tryOrUndefined(() => storage?.removeItem(storageKey));
  return session;
}

function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
