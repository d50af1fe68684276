import { expect, test } from 'vitest';
import { kindOf, placeOf } from './recordKind.ts';

test.each([
  [{ is_home: 0, is_revision: 0 }, 'centre'],
  [{ is_home: 1, is_revision: 0 }, 'home'],
  [{ is_home: 0, is_revision: 1 }, 'revision'],
  [{ is_home: 1, is_revision: 1 }, 'revision'],
] as const)('%j stands in the group %s', (record, place) => {
  expect(placeOf(record)).toBe(place);
});

test.each([
  [null, 'video'],
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['application/pdf', 'pdf'],
  ['application/msword', 'doc'],
])('a record of type %s is a %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});
