import type { Schema } from '@fanous/api-client/client';
import type { UrlFilter } from './urlFilter.ts';

/** A filter resolved to existing categories. */
export interface CategorySelection {
  mainId: number | undefined;
  categoryId: number | undefined;
  /** The categories to list. Undefined for all. */
  categoryIds: number[] | undefined;
  name: string | undefined;
}

/**
 * Resolves a filter to categories. A sub-category selects its main category too. A main category lists all of its
 * sub-categories. Ids that do not exist are ignored.
 */
export function resolveFilter(
  categories: Schema<'MainCategory'>[],
  { mainId, categoryId }: UrlFilter,
): CategorySelection {
  const main = categories.find(({ id, categories }) =>
    categoryId === undefined ? id === mainId : categories.some((category) => category.id === categoryId),
  );
  const category = main?.categories.find(({ id }) => id === categoryId);
  const ids = category ? [category.id] : main?.categories.map(({ id }) => id);
  return { mainId: main?.id, categoryId: category?.id, categoryIds: ids, name: category?.name ?? main?.name };
}
