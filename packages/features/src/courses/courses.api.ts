import type { Api } from '@fanous/api-client/client';
import { listCoursesQuery, type ListCoursesResult } from '@fanous/api-client/generated/queries.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

/** A course as the table shows it. */
export type CourseRow = ListCoursesResult['courses'][number];

const perPage = 50;
// The server lists at most 20 pages; what lies deeper needs a search.
const deepest = 20;

/** The courses whose names hold a text, page after page; the pages before stay in view while another one comes. */
export const coursesTableQuery = (api: Api, search: string) => {
  const page = (number: number) =>
    listCoursesQuery(api, { query: { ...(search !== '' && { search }), page: number, per_page: perPage } });
  return infiniteQueryOptions({
    queryKey: [...page(1).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => page(pageParam).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page: last, total }) => (last * perPage < total && last < deepest ? last + 1 : undefined),
    placeholderData: keepPreviousData,
  });
};
