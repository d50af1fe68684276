import type { Schema } from '@fanous/api-client/client';
import { rankNameStart } from '@fanous/arabic/match';
import type { QueryClient } from '@tanstack/react-query';

/** A course of a list response. */
export type CourseCardData = Schema<'CourseCard'>;

/** The cached courses that match a search and categories, shown until the server has responded. */
export function findCachedCourses(
  queryClient: QueryClient,
  q: string,
  categoryIds: number[] | undefined,
): CourseCardData[] {
  const lists = queryClient.getQueriesData<{ courses: CourseCardData[] }>({ queryKey: ['listCourses'] });
  const cachedCourses = new Map(
    lists.flatMap(([, list]) => (list?.courses ?? []).map((course) => [course.id, course])),
  );
  return [...cachedCourses.values()]
    .filter(({ categories }) => !categoryIds || categories.some(({ id }) => categoryIds.includes(id)))
    .map((course) => ({ course, rank: rankNameStart(course.name, q) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((a, b) => a.rank - b.rank || b.course.created_at.localeCompare(a.course.created_at))
    .map(({ course }) => course);
}
