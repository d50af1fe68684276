import { expect, test } from 'vitest';
import { findRequestedAttempt } from './requestedAttempt.ts';

test.each([
  ['attempt=1', { attempt: 1, isPractice: false }],
  ['practice=20', { attempt: 20, isPractice: true }],
  ['attempt=1&practice=2', { attempt: 2, isPractice: true }],
  ['', undefined],
  ['attempt=0', undefined],
  ['attempt=x', undefined],
  ['attempt=1.5', undefined],
  ['attempt=99999999999', undefined],
])('the address with ?%s asks for %j', (search, reviewed) => {
  expect(findRequestedAttempt(new URLSearchParams(search))).toEqual(reviewed);
});
