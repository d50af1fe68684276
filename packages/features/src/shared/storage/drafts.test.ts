import { expect, test } from 'vitest';
import { type DraftStorage, createDraftStore, deleteAllDrafts } from './drafts.ts';

function memory(): DraftStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (at) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size;
    },
  };
}

test('a draft belongs to one user and one name', () => {
  const storage = memory();
  const drafts = createDraftStore(41, storage);
  expect(drafts.write('quiz:9', { answers: { 71: 302 } })).toBe(true);
  expect(drafts.read('quiz:9')).toEqual({ answers: { 71: 302 } });
  expect(drafts.read('quiz:10')).toBeUndefined();
  expect(createDraftStore(4, storage).read('quiz:9')).toBeUndefined();
  drafts.remove('quiz:9');
  expect(drafts.read('quiz:9')).toBeUndefined();
});

test('drafts are listed by the start of their name', () => {
  const storage = memory();
  const drafts = createDraftStore(4, storage);
  for (const name of ['quiz:9', 'quiz:10', 'last-course']) drafts.write(name, 1);
  createDraftStore(41, storage).write('quiz:11', 1);
  expect(drafts.list('quiz:')).toEqual(['quiz:9', 'quiz:10']);
});

test('a damaged draft is ignored', () => {
  const storage = memory();
  storage.setItem('draft:41:quiz:9', '{broken');
  expect(createDraftStore(41, storage).read('quiz:9')).toBeUndefined();
});

test('dropAllDrafts deletes the drafts of all users and nothing else', () => {
  const storage = memory();
  storage.setItem('theme', 'dark');
  for (const user of [1, 2, 3]) createDraftStore(user, storage).write('quiz:9', user);
  deleteAllDrafts(storage);
  expect([storage.length, storage.getItem('theme')]).toEqual([1, 'dark']);
});

test('full or forbidden storage is reported, not thrown', () => {
  const full: DraftStorage = Object.assign(memory(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(createDraftStore(41, full).write('quiz:9', 1)).toBe(false);
  expect(createDraftStore(41, undefined).write('quiz:9', 1)).toBe(false);
});
