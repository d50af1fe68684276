import { expect, test } from 'vitest';
import type { DraftStore } from './drafts.ts';
import { createRecentSearches } from './recentSearches.ts';

function createStore(drafts: Record<string, unknown> = {}): DraftStore {
  return {
    read: (name) => drafts[name],
    write: (name, value) => {
      drafts[name] = value;
      return true;
    },
    remove: (name) => {
      delete drafts[name];
    },
    list: () => Object.keys(drafts),
  };
}

test('the last five searches are kept, each once, the last one first', () => {
  const recent = createRecentSearches(41, createStore());
  for (const search of ['أ', 'ب', 'ج', 'د', 'ب', 'ه', 'و']) recent.add(search);
  expect(recent.list()).toEqual(['و', 'ه', 'ب', 'د', 'ج']);
  recent.clear();
  expect(recent.list()).toEqual([]);
});

test('a damaged list is empty', () => {
  expect(createRecentSearches(41, createStore({ 'recent-searches': 'فيزياء' })).list()).toEqual([]);
  expect(createRecentSearches(41, createStore({ 'recent-searches': [1, 'فيزياء'] })).list()).toEqual(['فيزياء']);
});
