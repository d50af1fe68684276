import { expect, test } from 'vitest';
import { getExcerpt } from './getExcerpt.ts';

test('a short text stays, in one line', () => {
  expect(getExcerpt(' شرح\n\nالجبر ')).toBe('شرح الجبر');
});

test('a long one ends after a whole word', () => {
  const excerpt = getExcerpt('كلمة '.repeat(80));
  expect(excerpt.length).toBeLessThanOrEqual(160);
  expect(excerpt).toMatch(/كلمة…$/);
});
