import { expect, test } from 'vitest';
import { getRecordGroup, getRecordKind, isPlayable } from './recordKind.ts';

test.each([
  [{ is_home: 0, is_revision: 0 }, 'centre'],
  [{ is_home: 1, is_revision: 0 }, 'home'],
  [{ is_home: 0, is_revision: 1 }, 'revision'],
  [{ is_home: 1, is_revision: 1 }, 'revision'],
] as const)('%j is in the group %s', (record, group) => {
  expect(getRecordGroup(record)).toBe(group);
});

test.each([
  [null, 'video', true],
  ['video/mp4', 'video', true],
  ['audio/mpeg', 'audio', true],
  ['application/pdf', 'pdf', false],
  ['application/msword', 'doc', false],
] as const)('a record of type %s is a %s (plays on the page: %s)', (type, kind, plays) => {
  expect(getRecordKind(type)).toBe(kind);
  expect(isPlayable(type)).toBe(plays);
});
