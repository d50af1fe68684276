import { expect, test } from 'vitest';
import { findUnneededKeys, type QueryOwner } from './offlineQueries.ts';

type Entry = Parameters<typeof findUnneededKeys>[0][number];

const createEntry = (key: string, owner: QueryOwner, ageDays = 0, contractVersion = ''): Entry => [
  key,
  {
    owner,
    contractVersion,
    query: {
      queryHash: key,
      dehydratedAt: 0,
      queryKey: [key],
      state: { dataUpdatedAt: Date.now() - ageDays * 86_400_000 } as Entry[1]['query']['state'],
    },
  },
];

const stored = [
  createEntry('courses', 'public'),
  createEntry('quiz of 41', 41),
  createEntry('quiz of 4', 4),
  createEntry('old', 'public', 31),
  createEntry('other contract', 'public', 0, 'a1b2c3d4'),
];

test('a user keeps their data and public data', () =>
  expect(findUnneededKeys(stored, 41)).toEqual(['quiz of 4', 'old', 'other contract']));

test('after signing out only public data stays', () =>
  expect(findUnneededKeys(stored, undefined)).toEqual(['quiz of 41', 'quiz of 4', 'old', 'other contract']));

test('beyond the limit the oldest data is deleted', () => {
  const many = Array.from({ length: 203 }, (_, index) => createEntry(`page ${index}`, 'public', index / 100));
  expect(findUnneededKeys(many, undefined)).toEqual(['page 200', 'page 201', 'page 202']);
});
