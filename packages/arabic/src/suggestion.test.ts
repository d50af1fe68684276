import { expect, test } from 'vitest';
import { suggestSearch } from './suggestion.ts';

test.each([
  ['فزياء', ['الفيزياء: الصف الثالث'], 'فيزياء'],
  ['الفزياء', ['الفيزياء: الصف الثالث'], 'الفيزياء'],
  ['كمياء عضوية', ['الكيمياء العضوية'], 'كيمياء عضوية'],
  ['قانزن', ['قانون أوم'], 'قانون'],
  ['pyhton', ['Python for beginners'], 'Python'],
  // As typed, a part of a word, another spelling, and nothing similar.
  ['فيزياء', ['الفيزياء'], undefined],
  ['ميكا', ['الديناميكا'], undefined],
  ['python', ['بايثون من الصفر'], undefined],
  ['2025', ['مراجعة 2024'], undefined],
  ['', ['الفيزياء'], undefined],
])('«%s» among %j suggests %s', (search, texts, suggestion) => {
  expect(suggestSearch(search, texts)).toBe(suggestion);
});

test('of several words with as many typos, the one of the best result is suggested', () => {
  expect(suggestSearch('كتب', ['كتاب النحو'])).toBeUndefined();
  expect(suggestSearch('كتاپ', ['كتاب النحو', 'كتاف'])).toBe('كتاب');
});
