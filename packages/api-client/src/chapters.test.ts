import { expect, test } from 'vitest';
import { maxChapters, maxChapterTitleLength, parseChapters } from './chapters.ts';

test('times and titles are read, with Latin and Arabic digits', () => {
  expect(parseChapters('0:00 مقدمة\n12:30 مثال محلول')).toEqual({
    chapters: [
      { start: 0, title: 'مقدمة' },
      { start: 750, title: 'مثال محلول' },
    ],
  });
  expect(parseChapters('٠:٠٠ مقدمة\n١٢:٣٠ مثال ٢')).toEqual({
    chapters: [
      { start: 0, title: 'مقدمة' },
      { start: 750, title: 'مثال ٢' },
    ],
  });
});

test.each([
  ['00:00 Start', 0],
  ['0:00 - Start', 0],
  ['0:00–Start', 0],
  ['  0:00   Start  ', 0],
  ['\u200F0:00\u200F Start', 0],
  ['0:00:00 Start', 0],
])('%j is a chapter', (line, start) => {
  expect(parseChapters(line)).toEqual({ chapters: [{ start, title: 'Start' }] });
});

test.each([
  ['0:00 a\n90:05 b', 5405],
  ['0:00 a\n1:05:09 b', 3909],
  ['0:00 a\r\n\r\n  \r\n01:05:09 b\r\n', 3909],
])('%j has a second chapter', (text, start) => {
  expect(parseChapters(text).chapters[1]).toEqual({ start, title: 'b' });
});

test('an empty text has no chapters', () => {
  expect(parseChapters(' \n ')).toEqual({ chapters: [] });
});

const lineWithTime = (index: number) => `${index}:00 a`;
test.each([
  ['Introduction', { code: 'time', line: 1 }],
  ['0:00 a\n\nb 1:00', { code: 'time', line: 3 }],
  ['0:00 a\n1:75 b', { code: 'time', line: 2 }],
  ['0:00 a\n1:75:00 b', { code: 'time', line: 2 }],
  ['0:00 a\n1:2 b', { code: 'time', line: 2 }],
  ['0:00 a\n1:234 b', { code: 'time', line: 2 }],
  ['0:00 a\n1:00', { code: 'title', line: 2 }],
  ['0:00 a\n1:00 -', { code: 'title', line: 2 }],
  [`0:00 ${'س'.repeat(maxChapterTitleLength + 1)}`, { code: 'title_length', line: 1 }],
  ['0:01 a', { code: 'start', line: 1 }],
  ['0:00 a\n2:00 b\n1:00 c', { code: 'order', line: 3 }],
  ['0:00 a\n٠:٠٠ b', { code: 'order', line: 2 }],
  [Array.from({ length: maxChapters + 1 }, (_, index) => lineWithTime(index)).join('\n'), { code: 'count', line: 101 }],
])('%j is refused', (text, problem) => {
  expect(parseChapters(text).problem).toEqual(problem);
});

test('the longest title and the most chapters are accepted', () => {
  const title = '𝟙'.repeat(maxChapterTitleLength);
  expect(parseChapters(`0:00 ${title}`)).toEqual({ chapters: [{ start: 0, title }] });
  const text = Array.from({ length: maxChapters }, (_, index) => lineWithTime(index)).join('\n');
  expect(parseChapters(text).chapters).toHaveLength(maxChapters);
});
