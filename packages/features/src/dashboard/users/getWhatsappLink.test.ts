import { expect, test } from 'vitest';
import { getWhatsappLink } from './getWhatsappLink.ts';

test.each([
  ['01012345678', '201012345678'],
  ['+201012345678', '201012345678'],
  ['00201012345678', '201012345678'],
  ['+966501234567', '966501234567'],
])('%s is the number %s', (phone, number) => {
  expect(getWhatsappLink(phone, 'a b')).toBe(`https://wa.me/${number}?text=a%20b`);
});
