import { expect, test } from 'vitest';
import { publicCourse } from '../../shared/stories/Api.fixtures.ts';
import { resolveUnits, listUnitItems, withoutUnitItems } from './courseUnits.ts';

const course = publicCourse;
const [firstVideo, secondVideo] = course.videos;
const [quiz] = course.quizzes;

test('units have the items of the course in the order of the teacher', () => {
  const units = resolveUnits(course, [
    {
      title: 'أ',
      items: [
        { kind: 'quiz', id: quiz!.id },
        { kind: 'video', id: secondVideo!.id },
      ],
    },
    { title: 'ب', items: [{ kind: 'video', id: firstVideo!.id }] },
  ]);
  expect(units).toEqual([
    {
      title: 'أ',
      items: [
        { kind: 'quiz', item: quiz },
        { kind: 'video', item: secondVideo },
      ],
    },
    { title: 'ب', items: [{ kind: 'video', item: firstVideo }] },
  ]);
  expect(listUnitItems(units, 'video')).toEqual([secondVideo, firstVideo]);
});

test('empty units and deleted items are left out', () => {
  expect(
    resolveUnits(course, [
      { title: 'أ', items: [] },
      { title: 'ب', items: [{ kind: 'video', id: 999_999 }] },
    ]),
  ).toEqual([]);
});

test('the rest has the items outside of units, also of another kind with the same id', () => {
  const units = resolveUnits(course, [{ title: 'أ', items: [{ kind: 'video', id: firstVideo!.id }] }]);
  const rest = withoutUnitItems(course, units);
  expect(rest.videos).toEqual(course.videos.slice(1));
  expect([rest.records, rest.pdfs, rest.quizzes]).toEqual([course.records, course.pdfs, course.quizzes]);
});
