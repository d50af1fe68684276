import { expect, test } from 'vitest';
import { toProblemBody } from './errorHandler.ts';
import { getPreferredDigits, getPreferredLanguage } from './language.ts';
import { fieldMessages, formatMessage } from './messages.ts';
import { Problem } from './problem.ts';

test('the Arabic language tag selects the digits', () => {
  expect(getPreferredDigits('ar-u-nu-arab, ar;q=0.9')).toBe('arab');
  expect(getPreferredDigits('ar-EG-u-ca-islamic-nu-arab')).toBe('arab');
  expect(getPreferredLanguage('ar-u-nu-arab, ar;q=0.9')).toBe('ar');
  for (const header of [
    undefined,
    '',
    'ar',
    'ar-u-nu-latn',
    'en-u-nu-arab',
    'en, ar-u-nu-arab;q=0.5',
    'fr-u-nu-arab, ar',
  ])
    expect(getPreferredDigits(header)).toBe('latn');
});

test('numbers in error messages use the selected digits', () => {
  const problem = new Problem(422, 'invalid', { fields: { password: [{ code: 'too_short', limit: 8 }] } });
  expect(toProblemBody(problem, 'ar').errors).toEqual({ password: ['أدخل 8 أحرف على الأقل.'] });
  expect(toProblemBody(problem, 'ar', 'arab').errors).toEqual({ password: ['أدخل ٨ أحرف على الأقل.'] });
  expect(toProblemBody(problem, 'en', 'arab').errors).toEqual({ password: ['Enter at least 8 characters.'] });
});

test('digits in file types and site names do not change', () => {
  const arab = { language: 'ar', digits: 'arab' } as const;
  expect(formatMessage(fieldMessages.too_big, arab, 1_000_000)).toBe('يجب ألا تزيد القيمة على ١٬٠٠٠٬٠٠٠.');
  expect(formatMessage(fieldMessages.phone, arab)).toBe('أدخل رقم هاتف من ٧ أرقام إلى ١٥ رقمًا.');
  expect(formatMessage(fieldMessages.file_too_large, arab, 1.5 * 1024 ** 2)).toContain('١٫٥ ميجابايت');
  expect(formatMessage(fieldMessages.record_type, arab)).toContain('MP3 وMP4');
  expect(formatMessage(fieldMessages.embed_site, arab, 0, ['4.example', 'site-7.example'])).toMatch(
    /4\.example.*site-7\.example/,
  );
});
