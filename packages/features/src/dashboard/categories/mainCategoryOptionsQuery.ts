import type { Api } from '@fanous/api-client/client';
import { listMainCategoriesQuery } from '@fanous/api-client/generated/queries.ts';

/** The query for the main category options. 200 is the largest page of the API. */
export const mainCategoryOptionsQuery = (api: Api) => listMainCategoriesQuery(api, { query: { per_page: 200 } });
