import type { ListCoursesResult } from '@fanous/api-client/generated/queries.ts';
import { expect, test } from 'vitest';
import { mergeCourseLists } from './mergeCourseLists.ts';

const answer = (total: number, ...days: number[]) =>
  ({
    total,
    courses: days.map((day) => ({ id: day, created_at: `2026-08-${String(day).padStart(2, '0')}T10:00:00.000Z` })),
  }) as ListCoursesResult;

const ids = (answers: ListCoursesResult[], categoryIds: number[] | undefined, pages = 1) =>
  mergeCourseLists(answers, categoryIds, pages, '').courses.map(({ id }) => id);

test('pages of one list keep the order of the server', () => {
  expect(ids([answer(3, 9, 2), answer(3, 30)], undefined, 2)).toEqual([9, 2, 30]);
  expect(mergeCourseLists([answer(30, 9)], [7], 1, '').total).toBe(30);
});

test('several categories become one list, newest first, each course once', () => {
  const answers = [answer(2, 9, 2), answer(2, 20, 9)];
  expect(ids(answers, [7, 8])).toEqual([20, 9, 2]);
  expect(mergeCourseLists(answers, [7, 8], 1, '').total).toBe(3);
});

test('a merged list has the requested number of pages', () => {
  const days = (first: number) => Array.from({ length: 12 }, (_, at) => first + at);
  expect(ids([answer(12, ...days(1)), answer(12, ...days(13))], [7, 8])).toEqual(days(13).toReversed());
});

test('without categories the list is empty', () => {
  expect(mergeCourseLists([], [], 1, '')).toEqual({ courses: [], total: 0 });
});

test('of several categories, names that start with the search come first, then the best matches of each', () => {
  const nameCourses = (list: ListCoursesResult, ...names: string[]) => ({
    ...list,
    courses: list.courses.map((course, at) => Object.assign(course, { name: names[at] })),
  });
  const answers = [
    nameCourses(answer(3, 1, 2, 9), 'الجبر', 'مقدمة في الجبر', 'التحليل'),
    nameCourses(answer(2, 20, 21), 'مدخل إلى الجبر', 'هندسة الجبر'),
  ];
  const found = mergeCourseLists(answers, [7, 8], 1, 'جبر').courses.map(({ id }) => id);
  expect(found).toEqual([1, 20, 21, 2, 9]);
});
