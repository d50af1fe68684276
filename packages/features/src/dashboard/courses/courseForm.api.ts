import type { Api } from '@fanous/api-client/client';
import { listMainCategoriesQuery } from '@fanous/api-client/generated/queries.ts';
import { type UpdateCourseResult } from '@fanous/api-client/generated/staffQueries.ts';

/** The course data of the edit form. */
export type EditableCourse = Pick<
  UpdateCourseResult,
  | 'id'
  | 'name'
  | 'slug'
  | 'description'
  | 'outcomes'
  | 'audience'
  | 'price'
  | 'image'
  | 'user_id'
  | 'user'
  | 'category_id'
  | 'categories'
  | 'version'
>;

/** The query for the category options, grouped by main category. 200 is the largest page of the API. */
export const categoryOptionsQuery = (api: Api) => listMainCategoriesQuery(api, { query: { per_page: 200 } });
