import { expect, test } from 'vitest';
import { formatWalletNumber } from './formatWalletNumber.ts';

test.each([
  ['01001234567', '0100 123 4567'],
  ['+201001234567', '+201001234567'],
  ['12345', '12345'],
])('%s is shown as %s', (number, formatted) => expect(formatWalletNumber(number)).toBe(formatted));
