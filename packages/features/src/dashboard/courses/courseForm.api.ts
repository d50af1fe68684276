import type { Api } from '@fanous/api-client/client';
import { listMainCategoriesQuery } from '@fanous/api-client/generated/queries.ts';
import { type UpdateCourseResult } from '@fanous/api-client/generated/staffQueries.ts';

/** A course as its form opens with it. */
export type CourseFormData = Pick<
  UpdateCourseResult,
  | 'id'
  | 'name'
  | 'slug'
  | 'description'
  | 'price'
  | 'image'
  | 'user_id'
  | 'user'
  | 'category_id'
  | 'categories'
  | 'version'
>;

/** Categories to choose from, under their main ones: as many as one page of the API holds. */
export const categoryOptionsQuery = (api: Api) => listMainCategoriesQuery(api, { query: { per_page: 200 } });
