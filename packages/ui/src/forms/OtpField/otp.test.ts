import { expect, test } from 'vitest';
import { mergePastedCode, toOtpDigits } from './otp.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['٤٢٠٧١٣', '420713'],
  ['1234567', '123456'],
  ['رمزك هو 42', '42'],
  ['', ''],
])('%j becomes %j', (text, code) => expect(toOtpDigits(text, 6)).toBe(code));

test('a pasted whole code replaces typed digits', () => {
  expect(mergePastedCode('12', '420713', 6)).toBe('420713');
});

test('pasted digits that are no whole code are added', () => {
  expect(mergePastedCode('12', '34', 6)).toBe('1234');
  expect(mergePastedCode('1234', '5678', 6)).toBe('123456');
});
