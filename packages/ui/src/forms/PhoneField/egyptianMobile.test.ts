import { expect, test } from 'vitest';
import { findOperator, parseEgyptianMobile, toSubmittedPhone } from './egyptianMobile.ts';

test.each([
  '01012345678',
  '0101 234 5678',
  '0101-234-5678',
  '+201012345678',
  '+20 101 234 5678',
  '+20 (0) 101 234 5678',
  '00201012345678',
  '201012345678',
  '٠١٠١٢٣٤٥٦٧٨',
  '+٢٠ ١٠١ ٢٣٤ ٥٦٧٨',
  '\u200E+20 101 234 5678\u200F',
])('%j is 01012345678', (text) => {
  expect(parseEgyptianMobile(text)).toEqual({
    national: '01012345678',
    international: '+201012345678',
    operator: 'vodafone',
  });
  expect(toSubmittedPhone(text)).toBe('01012345678');
});

test.each([
  ['01012345678', 'vodafone'],
  ['01112345678', 'etisalat'],
  ['01212345678', 'orange'],
  ['01512345678', 'we'],
])('%s belongs to %s', (text, operator) => expect(parseEgyptianMobile(text)?.operator).toBe(operator));

test.each([
  '',
  '0101234567',
  '010123456789',
  '01312345678',
  '0223456789',
  '+966501234567',
  '0101234567a',
  '1012345678',
  '+1 201 234 5678',
])('%j is no Egyptian mobile number', (text) => expect(parseEgyptianMobile(text)).toBeNull());

test.each([
  ['010', 'vodafone'],
  ['٠١٢', 'orange'],
  ['+20 11', 'etisalat'],
  ['01', undefined],
  ['+2', undefined],
])('%j: the prefix names %s', (text, operator) => expect(findOperator(text)).toBe(operator));

test.each([
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
  [' 02 2345 6789 ', '02 2345 6789'],
])('another number %j keeps its form, in Western digits', (text, submitted) => {
  expect(toSubmittedPhone(text)).toBe(submitted);
});
