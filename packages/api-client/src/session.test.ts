import { describe, expect, test, vi } from 'vitest';
import { createSessionStore, formatSignedInCookie, parseSession } from './session.ts';

const user = {
  id: 41,
  name: 'منى السيد',
  email: 'mona@example.com',
  phone: null,
  role: 'user' as const,
  roles: ['user' as const],
  image: null,
  image_small: null,
  is_limited: 0 as const,
  created_at: '2026-09-02T08:15:00.000Z',
};
const session = { access_token: 'token-1', data: user };

function memoryStorage(initial?: string) {
  const entries = new Map<string, string>(initial === undefined ? [] : [['auth', initial]]);
  return {
    kept: entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

describe('parseSession', () => {
  test('reads a session of the contract', () => expect(parseSession(session)).toEqual(session));

  test('reads a user from a list, with missing fields of a legacy API', () => {
    const older = {
      access_token: 'token-1',
      data: [{ id: '41', name: 'منى السيد', email: 'mona@example.com', image: '' }],
    };
    expect(parseSession(older)).toEqual({ ...session, data: { ...user, created_at: '' } });
  });

  test.each([
    ['student', 'user'],
    ['teacher', 'teacher'],
    ['admin', 'admin'],
    ['owner', 'user'],
    [undefined, 'user'],
  ])('reads the role %s as %s', (role, expected) => {
    expect(parseSession({ ...session, data: { ...user, role, roles: undefined } })?.data).toMatchObject({
      role: expected,
      roles: [expected],
    });
  });

  test('finds the role in the list of roles', () => {
    const { role: _, ...rest } = user;
    expect(parseSession({ ...session, data: { ...rest, roles: ['teacher'] } })?.data.role).toBe('teacher');
  });

  test.each([
    ['nothing', null],
    ['a bare text', 'token-1'],
    ['no token', { data: user }],
    ['an empty token', { access_token: '', data: user }],
    ['a token that is no text', { access_token: 7, data: user }],
    ['no user', { access_token: 'token-1' }],
    ['an empty list', { access_token: 'token-1', data: [] }],
    ['a user without id', { access_token: 'token-1', data: { ...user, id: undefined } }],
    ['a user without name', { access_token: 'token-1', data: { ...user, name: 7 } }],
  ])('rejects %s', (_, value) => expect(parseSession(value)).toBeNull());
});

describe('createSessionStore', () => {
  test('survives a reload', () => {
    const storage = memoryStorage();
    createSessionStore({ storage }).setFromResponse(session);
    expect(createSessionStore({ storage }).get()).toEqual(session);
  });

  test.each(['{broken', '"text"', '{"access_token":""}', 'null'])('discards the damaged value %s', (raw) => {
    const storage = memoryStorage(raw);
    expect(createSessionStore({ storage }).get()).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  test('keeps the session in memory if storage is blocked', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createSessionStore({ storage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden } });
    store.setFromResponse(session);
    expect(store.getToken()).toBe('token-1');
    store.clear();
    expect(store.getToken()).toBeNull();
  });

  test('sign-out in one tab signs out the other', () => {
    const storage = memoryStorage(JSON.stringify(session));
    const [here, there] = [new EventTarget(), new EventTarget()];
    const setSignedInHint = vi.fn<(isSignedIn: boolean) => void>();
    const mine = createSessionStore({ storage, events: here });
    const other = createSessionStore({ storage, events: there, setSignedInHint });
    const heard = vi.fn<() => void>();
    other.subscribe(heard);
    mine.clear();
    there.dispatchEvent(storageEvent('auth'));
    expect(other.get()).toBeNull();
    expect(heard).toHaveBeenCalledOnce();
    expect(setSignedInHint.mock.calls).toEqual([[true], [false]]);
  });

  test('reacts to cleared storage, but not to other keys or equal values', () => {
    const storage = memoryStorage(JSON.stringify(session));
    const events = new EventTarget();
    const store = createSessionStore({ storage, events });
    const heard = vi.fn<() => void>();
    store.subscribe(heard);
    events.dispatchEvent(storageEvent('auth'));
    storage.kept.clear();
    events.dispatchEvent(storageEvent('theme'));
    expect(heard).not.toHaveBeenCalled();
    events.dispatchEvent(storageEvent(null));
    expect(store.get()).toBeNull();
  });

  test('a page restored from the back/forward cache reads storage again', () => {
    const storage = memoryStorage(JSON.stringify(session));
    const events = new EventTarget();
    const store = createSessionStore({ storage, events });
    storage.kept.clear();
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.get()).toBeNull();
  });

  test('returns the same object until it changes, and unsubscribes listeners', () => {
    const store = createSessionStore({ storage: memoryStorage(JSON.stringify(session)) });
    const heard = vi.fn<() => void>();
    const leave = store.subscribe(heard);
    expect(store.get()).toBe(store.get());
    store.setFromResponse({ ...session, access_token: 'token-2' });
    leave();
    store.clear();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('a late 401 for an old token does not end a newer session', () => {
    const store = createSessionStore({ storage: memoryStorage() });
    store.setFromResponse({ ...session, access_token: 'token-2' });
    store.clear('token-1');
    expect(store.getToken()).toBe('token-2');
    store.clear('token-2');
    expect(store.getToken()).toBeNull();
  });

  test('rejects an invalid response and keeps the session', () => {
    const store = createSessionStore({ storage: memoryStorage(JSON.stringify(session)) });
    expect(() => store.setFromResponse({ ok: true })).toThrow(expect.objectContaining({ code: 'unreadable' }));
    expect(store.get()).toEqual(session);
  });

  test('is signed out on a server', () => expect(createSessionStore({}).get()).toBeNull());
});

test('the signed-in cookie has no token and is removed with the session', () => {
  expect(formatSignedInCookie(true)).toBe('signed=1; Path=/; SameSite=Lax; Max-Age=5184000');
  expect(formatSignedInCookie(false)).toMatch(/Max-Age=0$/);
});
