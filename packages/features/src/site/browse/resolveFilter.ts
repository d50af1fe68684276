import type { Schema } from '@fanous/api-client/client';
import type { UrlFilter } from './urlFilter.ts';

/** What a filter means, given the categories there are. */
export interface SelectedCategory {
  mainId: number | undefined;
  categoryId: number | undefined;
  /** Whose courses are listed; all when there is none. */
  categoryIds: number[] | undefined;
  name: string | undefined;
}

/**
 * A filter with the categories it names. A sub-category brings its main category along, as in a link that names the
 * sub-category alone; a main category stands for all below it. What does not exist any more filters nothing.
 */
export function resolveFilter(
  categories: Schema<'MainCategory'>[],
  { mainId, categoryId }: UrlFilter,
): SelectedCategory {
  const main = categories.find(({ id, categories }) =>
    categoryId === undefined ? id === mainId : categories.some((category) => category.id === categoryId),
  );
  const category = main?.categories.find(({ id }) => id === categoryId);
  const ids = category ? [category.id] : main?.categories.map(({ id }) => id);
  return { mainId: main?.id, categoryId: category?.id, categoryIds: ids, name: category?.name ?? main?.name };
}
