import type { Api } from '@fanous/api-client/client';
import {
  getCategoryQuery,
  getMainCategoryQuery,
  listCoursesQuery,
  listMainCategoriesQuery,
} from '@fanous/api-client/generated/queries.ts';
import type { AppContext } from '../../shared/app/app.ts';
import { coursesPerPage, mergeCourseLists } from './mergeCourseLists.ts';

type QueryServices = Pick<AppContext, 'api' | 'queryClient'>;

/** Which courses a list holds. */
export interface CourseFilters {
  /** The beginning of their names. */
  search: string;
  /** Of which categories; of all when it is missing. */
  categoryIds: number[] | undefined;
  /** How many pages, one under the other. */
  pages: number;
}

// What the server gives in one answer at most.
const maxPerPage = 200;

const coursePageQuery = (api: Api, search: string, categoryId: number | undefined, page: number, perPage: number) =>
  listCoursesQuery(api, {
    query: {
      ...(search === '' ? {} : { search, match: 'start' as const }),
      ...(categoryId === undefined ? {} : { category_id: categoryId }),
      page,
      per_page: perPage,
    },
  });

/**
 * The courses that are wanted, as one list. Of all categories or of one they come page by page; of several, the newest of
 * each, because the server lists one category at a time. Every part is kept on its own, so one page more costs one call.
 */
export const courseListQuery = ({ api, queryClient }: QueryServices, filters: CourseFilters) => ({
  queryKey: ['listCourses', filters] as const,
  queryFn: async () => {
    const { search, categoryIds, pages } = filters;
    const [only] = categoryIds ?? [];
    const pageQueries =
      categoryIds === undefined || categoryIds.length === 1
        ? Array.from({ length: pages }, (_, at) => coursePageQuery(api, search, only, at + 1, coursesPerPage))
        : categoryIds.map((id) => coursePageQuery(api, search, id, 1, Math.min(pages * coursesPerPage, maxPerPage)));
    const results = await Promise.all(pageQueries.map((part) => queryClient.fetchQuery(part)));
    return mergeCourseLists(results, categoryIds, pages);
  },
  // The parts have been tried again already.
  retry: false,
});

/** All main categories with what is below them: a platform has a few dozen at most. */
export const mainCategoriesQuery = (api: Api) => listMainCategoriesQuery(api, { query: { per_page: 200 } });

// An address may hold anything: what is no number is asked for all the same, and the server says that it is not there.
const toId = (param: string | undefined) => Number(param);

/** The main category that an address names. */
export const mainCategoryQuery = (api: Api, param: string | undefined) =>
  getMainCategoryQuery(api, { path: { id: toId(param) } });

// As many as the category itself carries, so that the next page begins where it ends.
const categoryCoursesPerPage = 50;

/** The category that an address names, with so many pages of its courses. */
export const categoryQuery = ({ api, queryClient }: QueryServices, param: string | undefined, pages: number) => ({
  queryKey: ['getCategory', { id: toId(param), pages }] as const,
  queryFn: async () => {
    const rest = Array.from({ length: pages - 1 }, (_, at) =>
      coursePageQuery(api, '', toId(param), at + 2, categoryCoursesPerPage),
    );
    const [category, ...more] = await Promise.all([
      queryClient.fetchQuery(getCategoryQuery(api, { path: { id: toId(param) } })),
      ...rest.map((part) => queryClient.fetchQuery(part)),
    ]);
    return { ...category, courses: [...category.courses, ...more.flatMap((page) => page.courses)] };
  },
  retry: false,
});
