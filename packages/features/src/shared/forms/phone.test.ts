import { expect, test } from 'vitest';
import { isPhone } from './phone.ts';

test.each(['01012345678', '+20 101 234 5678', '٠١٠١٢٣٤٥٦٧٨', ' (02) 2345-6789 '])('%s is a phone number', (text) =>
  expect(isPhone(text)).toBe(true),
);

test.each(['123456', '1234567890123456', '0101 منى 5678', '01012345678a', '+', '010+12345678'])(
  '%s is not a phone number',
  (text) => expect(isPhone(text)).toBe(false),
);
