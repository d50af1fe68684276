import { expect, test } from 'vitest';
import { paths, getSafeReturnPath } from './paths.ts';

test('`to` fills in the parameters and escapes them', () => {
  expect(paths.quiz.to({ id: 12, quizId: 9 })).toBe('/single/12/Quiz/9');
  expect(paths.course.to({ slug: 'a/b جبر' })).toBe('/single/a%2Fb%20%D8%AC%D8%A8%D8%B1');
});

test('`to` adds the query string without undefined and empty values', () => {
  expect(paths.home.to({ q: 'فيزياء', category: 7, page: undefined, sort: '' })).toBe(
    '/?q=%D9%81%D9%8A%D8%B2%D9%8A%D8%A7%D8%A1&category=7',
  );
  expect(paths.course.to({ slug: 'algebra-1' }, { video: 3 })).toBe('/single/algebra-1?video=3');
});

test('every pattern is unique', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test.each([
  ['/dashboard/my-courses?search=a', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  ['/\r\n//evil.example', false],
  ['/courses\t', false],
  ['/\0/evil.example', false],
  ['/\u007f', false],
  ['/\u0085', false],
  ['/\u202e/evil.example', false],
  ['/\u2028/evil.example', false],
  ['/?q=فيزياء', true],
  ['', false],
  [null, false],
])('safeReturn(%j) keeps it: %s', (value, isAllowed) => {
  expect(getSafeReturnPath(value)).toBe(isAllowed ? value : undefined);
});
