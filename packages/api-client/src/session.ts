import type { Schema } from './client.ts';
import { cookieNames, formatCookie } from './cookies.ts';
import { ApiError } from './errors.ts';
import { isRecord } from './isRecord.ts';
import { createStore } from './store.ts';

/** Who is signed in, and the token that proves it. */
export type Session = Schema<'Session'>;

/** Keeps the session of one browser, the same in all of its tabs. */
export interface SessionStore {
  /** The session, or null when signed out. The same object until it changes. */
  get: () => Session | null;
  getToken: () => string | null;
  /** Calls the listener after every change, also one made in another tab. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Takes what `login` or `register` answered, in any shape that `readSession` knows. Throws when it is none. */
  set: (answer: unknown) => Session;
  /** Signs out. Given a token, only if it is still the current one: a late 401 must not end a newer session. */
  clear: (onlyToken?: string) => void;
}

/** Where a session store lives. All of it is missing on a server, where nobody is signed in. */
export interface SessionSurroundings {
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** The window: tells of changes in other tabs. */
  events?: Pick<EventTarget, 'addEventListener'> | undefined;
  /** Mirrors the state where the server's first HTML can see it. It grants nothing. */
  setHint?: ((isSignedIn: boolean) => void) | undefined;
}

// spec §3: "persisted across reloads (local storage, under an auth key)".
const storageKey = 'auth';
const hintLifeSeconds = 60 * 24 * 60 * 60;

/** Makes the one session store of an app. */
export function createSessionStore({ storage, events, setHint }: SessionSurroundings): SessionStore {
  const store = createStore(restore(storage));
  const change = (next: Session | null) => {
    setHint?.(next !== null);
    store.set(next);
  };
  const reread = () => {
    const stored = restore(storage);
    if (JSON.stringify(stored) !== JSON.stringify(store.get())) change(stored);
  };
  setHint?.(store.get() !== null);
  events?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === storageKey || key === null) reread();
  });
  // A page kept for the back button hears nothing while it sleeps.
  events?.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) reread();
  });

  return {
    get: store.get,
    getToken: () => store.get()?.access_token ?? null,
    subscribe: store.subscribe,
    set(answer) {
      const session = readSession(answer);
      if (!session) throw new ApiError({ status: 0, code: 'unreadable' });
      // Where storage is full or forbidden the session lives as long as the page.
      attempt(() => storage?.setItem(storageKey, JSON.stringify(session)));
      change(session);
      return session;
    },
    clear(onlyToken) {
      if (onlyToken !== undefined && onlyToken !== store.get()?.access_token) return;
      attempt(() => storage?.removeItem(storageKey));
      change(null);
    },
  };
}

/**
 * A session from what the API answered or storage held, or null for a damaged value. Older hosts and versions give the
 * user as a list whose first item it is, without some fields, and call students `student` (decisions 7 and 8).
 */
export function readSession(value: unknown): Session | null {
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
      phone: text(user.phone),
      role,
      roles: [role],
      image: text(user.image),
      image_small: text(user.image_small),
      is_limited: user.is_limited === 1 || user.is_limited === true ? 1 : 0,
      created_at: text(user.created_at) ?? '',
    },
  };
}

/** The hint as a cookie to assign to `document.cookie`, for `setHint`. */
export const hintCookie = (isSignedIn: boolean): string =>
  formatCookie(cookieNames.signedIn, '1', isSignedIn ? hintLifeSeconds : 0);

// Whatever is not known to be more is a student; the server decides in the end.
const readRole = (value: unknown): Session['data']['role'] =>
  value === 'admin' || value === 'teacher' ? value : 'user';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function restore(storage: SessionSurroundings['storage']): Session | null {
  const raw = attempt(() => storage?.getItem(storageKey)) ?? null;
  if (raw === null) return null;
  const session = readSession(attempt((): unknown => JSON.parse(raw)));
  if (!session) attempt(() => storage?.removeItem(storageKey));
  return session;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
