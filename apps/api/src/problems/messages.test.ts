import { expect, test } from 'vitest';
import { problemBody } from './errorHandler.ts';
import { preferredDigits, preferredLanguage } from './language.ts';
import { fieldMessages, formatMessage } from './messages.ts';
import { Problem } from './problem.ts';

test('the digits are the ones that the Arabic tag names', () => {
  expect(preferredDigits('ar-u-nu-arab, ar;q=0.9')).toBe('arab');
  expect(preferredDigits('ar-EG-u-ca-islamic-nu-arab')).toBe('arab');
  expect(preferredLanguage('ar-u-nu-arab, ar;q=0.9')).toBe('ar');
  for (const header of [
    undefined,
    '',
    'ar',
    'ar-u-nu-latn',
    'en-u-nu-arab',
    'en, ar-u-nu-arab;q=0.5',
    'fr-u-nu-arab, ar',
  ])
    expect(preferredDigits(header)).toBe('latn');
});

test('a failure counts in the digits of its reader', () => {
  const problem = new Problem(422, 'invalid', { fields: { password: [{ code: 'too_short', limit: 8 }] } });
  expect(problemBody(problem, 'ar').errors).toEqual({ password: ['أدخل 8 أحرف على الأقل.'] });
  expect(problemBody(problem, 'ar', 'arab').errors).toEqual({ password: ['أدخل ٨ أحرف على الأقل.'] });
  expect(problemBody(problem, 'en', 'arab').errors).toEqual({ password: ['Enter at least 8 characters.'] });
});

test('only numbers change their digits: file types and names of sites keep theirs', () => {
  const arab = { language: 'ar', digits: 'arab' } as const;
  expect(formatMessage(fieldMessages.too_big, arab, 1_000_000)).toBe('يجب ألا تزيد القيمة على ١٬٠٠٠٬٠٠٠.');
  expect(formatMessage(fieldMessages.phone, arab)).toBe('أدخل رقم هاتف من ٧ أرقام إلى ١٥ رقمًا.');
  expect(formatMessage(fieldMessages.file_too_large, arab, 1.5 * 1024 ** 2)).toContain('١٫٥ ميجابايت');
  expect(formatMessage(fieldMessages.record_type, arab)).toContain('MP3 وMP4');
  expect(formatMessage(fieldMessages.embed_site, arab, 0, ['4.example', 'site-7.example'])).toMatch(
    /4\.example.*site-7\.example/,
  );
});
