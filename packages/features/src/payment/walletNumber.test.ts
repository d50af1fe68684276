import { expect, test } from 'vitest';
import { groupNumber } from './walletNumber.ts';

test.each([
  ['01001234567', '0100 123 4567'],
  ['+201001234567', '+201001234567'],
  ['12345', '12345'],
])('%s is read as %s', (number, read) => expect(groupNumber(number)).toBe(read));
