import { expect, test } from 'vitest';
import { findPendingQuizIds, getAttemptDraftName } from './attemptDrafts.ts';
import { createDraftStore, type DraftStorage } from './drafts.ts';

test('only submitted attempts of the user are pending', () => {
  const entries = new Map<string, string>();
  const storage: DraftStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (at) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size;
    },
  };
  const drafts = createDraftStore(4, storage);
  drafts.write(getAttemptDraftName(9), { isSubmitted: true });
  drafts.write(getAttemptDraftName(10), { isSubmitted: false });
  drafts.write(getAttemptDraftName(11), 'damaged');
  createDraftStore(41, storage).write(getAttemptDraftName(12), { isSubmitted: true });
  expect(findPendingQuizIds(4, storage)).toEqual([9]);
});
