import type { Api } from '@fanous/api-client/client';
import { listMainCategoriesQuery } from '@fanous/api-client/generated/queries.ts';

/** Main categories to choose from: as many as one page of the API holds, which is more than a menu shows well. */
export const mainCategoryOptionsQuery = (api: Api) => listMainCategoriesQuery(api, { query: { per_page: 200 } });
