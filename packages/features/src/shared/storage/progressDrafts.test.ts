import { beforeEach, expect, test } from 'vitest';
import { createDraftStore, type DraftStorage } from './drafts.ts';
import { listProgressDrafts, type ProgressDraft, removeSentProgress, writeProgressDraft } from './progressDrafts.ts';

let storage: DraftStorage;
beforeEach(() => {
  const items = new Map<string, string>();
  storage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
});

const createDraft = (changes: Partial<ProgressDraft> = {}): ProgressDraft => ({
  videoId: 104,
  courseId: 12,
  position: 90,
  duration: 600,
  isWatched: false,
  reachedAt: 1_000,
  ...changes,
});

test('a later position replaces an earlier one of the same video', () => {
  writeProgressDraft(41, createDraft(), storage);
  writeProgressDraft(41, createDraft({ position: 95, reachedAt: 6_000 }), storage);
  writeProgressDraft(41, createDraft({ videoId: 105 }), storage);
  writeProgressDraft(7, createDraft({ videoId: 106 }), storage);
  expect(listProgressDrafts(41, storage).map(({ videoId, position }) => [videoId, position])).toEqual([
    [104, 95],
    [105, 90],
  ]);
});

test('what was sent is removed, what was played since stays', () => {
  const [sent, alsoSent] = [createDraft(), createDraft({ videoId: 105 })];
  writeProgressDraft(41, createDraft({ position: 120, reachedAt: 31_000 }), storage);
  writeProgressDraft(41, alsoSent, storage);
  removeSentProgress(41, [sent, alsoSent], storage);
  expect(listProgressDrafts(41, storage)).toEqual([createDraft({ position: 120, reachedAt: 31_000 })]);
});

test('damaged drafts are removed', () => {
  const drafts = createDraftStore(41, storage);
  drafts.write('progress:104', { videoId: 104 });
  drafts.write('progress:105', createDraft({ position: -1 }));
  drafts.write('progress:106', 'text');
  expect(listProgressDrafts(41, storage)).toEqual([]);
  expect(drafts.list('progress:')).toEqual([]);
});
