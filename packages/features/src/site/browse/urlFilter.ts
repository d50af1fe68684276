/** The filter of a course list, kept in the URL so that links and the back button work. */
export interface UrlFilter {
  /** The selected main category. */
  mainId: number | undefined;
  /** The selected sub-category. */
  categoryId: number | undefined;
  /** The number of pages shown, one after another. */
  pages: number;
}

// The API lists 20 pages at most. Courses after that are found by search.
const maxPages = 20;

/** Parses the filter from the URL. Invalid values are ignored. */
export function parseFilter(search: URLSearchParams): UrlFilter {
  return {
    mainId: parseId(search.get('main')),
    categoryId: parseId(search.get('category')),
    pages: Math.min(parseId(search.get('page')) ?? 1, maxPages),
  };
}

/** Returns the URL parameters with another filter. Defaults are left out, other parameters are kept. */
export function withFilterParams(params: URLSearchParams, { mainId, categoryId, pages }: UrlFilter): URLSearchParams {
  const updatedParams = new URLSearchParams(params);
  const filterParams = { main: mainId, category: categoryId, page: pages === 1 ? undefined : pages };
  for (const [name, value] of Object.entries(filterParams)) {
    if (value === undefined) updatedParams.delete(name);
    else updatedParams.set(name, String(value));
  }
  return updatedParams;
}

function parseId(value: string | null): number | undefined {
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}
