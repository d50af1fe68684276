import { expect, test } from 'vitest';
import { excerptOf } from './excerptOf.ts';

test('a short text stays, in one line', () => {
  expect(excerptOf(' شرح\n\nالجبر ')).toBe('شرح الجبر');
});

test('a long one ends after a whole word', () => {
  const excerpt = excerptOf('كلمة '.repeat(80));
  expect(excerpt.length).toBeLessThanOrEqual(160);
  expect(excerpt).toMatch(/كلمة…$/);
});
