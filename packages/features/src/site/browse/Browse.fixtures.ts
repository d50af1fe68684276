import type { Schema } from '@fanous/api-client/client';
import type { GetHomeResult } from '@fanous/api-client/generated/queries.ts';
import type { ApiHandlers, ApiCall } from '../../shared/stories/fakeApi.ts';
import { buildCourseCard, otherCourses, people } from '../../shared/stories/Api.fixtures.ts';
import { nameStartsWith } from '@fanous/arabic/match';

const buildCategory = (id: number, name: string, mainId: number, count: number): Schema<'Category'> => ({
  id,
  name,
  main_category_id: mainId,
  courses_count: count,
});

/** Two main categories: one with two sub-categories, one with none. */
export const mainCategories: Schema<'MainCategory'>[] = [
  {
    id: 2,
    name: 'المرحلة الثانوية',
    courses_count: 2,
    categories: [buildCategory(7, 'رياضيات الثانوية العامة', 2, 1), buildCategory(9, 'تطوير الويب', 2, 1)],
  },
  { id: 3, name: 'الطب والعلوم الصحية', courses_count: 0, categories: [] },
];

const numberedCourses = Array.from({ length: 12 }, (_, at) =>
  buildCourseCard({ id: 100 + at, name: `الوحدة ${at + 1}`, slug: `unit-${at + 1}`, category_id: 11, categories: [] }),
);

const [webCourse = buildCourseCard(), ...others] = otherCourses;

/** Fifteen courses: more than one page. */
export const allCourses: Schema<'CourseCard'>[] = [
  buildCourseCard(),
  { ...webCourse, categories: [{ id: 9, name: 'تطوير الويب' }] },
  ...others,
  ...numberedCourses,
];

/** Lists courses as the server does: filtered by the start of the name and by category, in pages. */
export function listCourses({ query }: ApiCall) {
  const page = Number(query['page'] ?? 1);
  const perPage = Number(query['per_page'] ?? 50);
  const found = allCourses.filter(
    ({ name, categories }) =>
      nameStartsWith(name, query['search'] ?? '') &&
      (query['category_id'] === undefined || categories.some(({ id }) => id === Number(query['category_id']))),
  );
  const courses = found.slice((page - 1) * perPage, page * perPage);
  return { courses, total: found.length, page, per_page: perPage };
}

/** The responses with these courses and categories. */
export const browseHandlers: ApiHandlers = {
  listCourses,
  listMainCategories: () => ({ main_categories: mainCategories, total: 2, page: 1, per_page: 200 }),
};

/** The home page of a platform with these courses. */
export const home: GetHomeResult = {
  courses_count: 15,
  videos_count: 120,
  students_count: 1250,
  newest_courses: allCourses.slice(0, 4),
  popular_courses: allCourses.slice(2, 6),
  teachers: [
    {
      id: people.teacher.id,
      name: people.teacher.name,
      image: null,
      image_small: null,
      courses_count: 12,
      category: { id: 7, name: 'رياضيات الثانوية العامة' },
    },
    { id: 5, name: 'Mona Adel', image: null, image_small: null, courses_count: 1, category: null },
  ],
};
