import type { Api } from '@fanous/api-client/client';
import {
  getCategoryQuery,
  getMainCategoryQuery,
  listCoursesQuery,
  listMainCategoriesQuery,
} from '@fanous/api-client/generated/queries.ts';
import type { AppServices } from '../../shared/app/app.ts';
import { rankedCoursesQuery } from '../../shared/search/rankedCoursesQuery.ts';
import { coursesPerPage, mergeCourseLists } from './mergeCourseLists.ts';

type QueryServices = Pick<AppServices, 'api' | 'queryClient'>;

/** The search and filter of a course list. */
export interface CourseFilters {
  /** Names that start with it come first (decision 41). */
  search: string;
  /** Undefined for all categories. */
  categoryIds: number[] | undefined;
  /** The number of pages shown, one after another. */
  pages: number;
}

// The maximum of the API.
const maxPerPage = 200;

const coursePageQuery = (api: Api, search: string, categoryId: number | undefined, page: number, perPage: number) => {
  const query = { ...(categoryId === undefined ? {} : { category_id: categoryId }), page, per_page: perPage };
  return search === '' ? listCoursesQuery(api, { query }) : rankedCoursesQuery(api, { ...query, search });
};

/**
 * The courses that match, as one list. For all categories or one, it loads page by page. For several, it loads the newest of
 * each and merges them, because the API lists one category at a time. Each part is cached, so one more page costs one request.
 */
export const courseListQuery = ({ api, queryClient }: QueryServices, filters: CourseFilters) => ({
  queryKey: ['listCourses', filters] as const,
  queryFn: async () => {
    const { search, categoryIds, pages } = filters;
    const [categoryId] = categoryIds ?? [];
    const pageQueries =
      categoryIds === undefined || categoryIds.length === 1
        ? Array.from({ length: pages }, (_, at) => coursePageQuery(api, search, categoryId, at + 1, coursesPerPage))
        : categoryIds.map((id) => coursePageQuery(api, search, id, 1, Math.min(pages * coursesPerPage, maxPerPage)));
    const results = await Promise.all(pageQueries.map((part) => queryClient.fetchQuery(part)));
    return mergeCourseLists(results, categoryIds, pages, search);
  },
  // The parts are retried already.
  retry: false,
});

/** All main categories with their sub-categories. A platform has a few dozen at most. */
export const mainCategoriesQuery = (api: Api) => listMainCategoriesQuery(api, { query: { per_page: 200 } });

// A parameter may not be a number. The request is sent as NaN, and the server responds with 404.
const toId = (param: string | undefined) => Number(param);

/** The main category of a path parameter. */
export const mainCategoryQuery = (api: Api, param: string | undefined) =>
  getMainCategoryQuery(api, { path: { id: toId(param) } });

// The number of courses in the category response, so that the next page starts after them.
const categoryCoursesPerPage = 50;

/** The category of a path parameter, with this number of pages of its courses. */
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
