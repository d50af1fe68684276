import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import type { QueryClient } from '@tanstack/react-query';
import { filterCourses } from '../shared/search/filterCourses.ts';

type VisitedCourse = Pick<GetPublicCourseResult, 'id' | 'name' | 'slug' | 'user' | 'categories' | 'videos'>;

/** The courses opened on this device that match a search. For searching without a network. */
export function findVisitedCourses(queryClient: QueryClient, search: string): VisitedCourse[] {
  const visited = ['getPublicCourse', 'getCourse'].flatMap((operation) =>
    queryClient.getQueriesData<VisitedCourse>({ queryKey: [operation] }).flatMap(([, course]) => course ?? []),
  );
  return filterCourses([...new Map(visited.map((course) => [course.id, course])).values()], search);
}
