import { expect, test } from 'vitest';
import { buildCourseCard, startedCourse } from '../../shared/stories/Api.fixtures.ts';
import { pickHomeCourses } from './pickHomeCourses.ts';

const courses = [1, 2, 3, 4, 5].map((id) => buildCourseCard({ id }));
const start = (at: number) => ({ ...startedCourse, course: courses[at] ?? buildCourseCard() });
const getPicked = (...args: Parameters<typeof pickHomeCourses>) =>
  pickHomeCourses(...args).map(({ course, percent }) => [course.id, percent]);

test('begun courses come first, and each course once', () => {
  expect(getPicked([start(2)], courses.slice(0, 3))).toEqual([
    [3, 33],
    [1, undefined],
    [2, undefined],
  ]);
});

test('there are at most four', () => {
  expect(getPicked([start(4)], courses)).toEqual([
    [5, 33],
    [1, undefined],
    [2, undefined],
    [3, undefined],
  ]);
});
