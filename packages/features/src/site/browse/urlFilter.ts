/** What the home page shows beside a search: it lives in the address, so that a link and the back button work. */
export interface UrlFilter {
  /** The main category whose chip is chosen. */
  mainId: number | undefined;
  /** The (sub-)category whose courses are shown. */
  categoryId: number | undefined;
  /** How many pages of the list are shown, one under the other. */
  pages: number;
}

// The server lists at most 20 pages; what lies deeper needs a search.
const maxPages = 20;

/** Reads the filter from an address. What makes no sense there counts as not said. */
export function parseFilter(search: URLSearchParams): UrlFilter {
  return {
    mainId: parseId(search.get('main')),
    categoryId: parseId(search.get('category')),
    pages: Math.min(parseId(search.get('page')) ?? 1, maxPages),
  };
}

/** An address with another filter, leaving out what is as usual and keeping what else it says. */
export function setFilterParams(before: URLSearchParams, { mainId, categoryId, pages }: UrlFilter): URLSearchParams {
  const after = new URLSearchParams(before);
  const filterParams = { main: mainId, category: categoryId, page: pages === 1 ? undefined : pages };
  for (const [name, value] of Object.entries(filterParams)) {
    if (value === undefined) after.delete(name);
    else after.set(name, String(value));
  }
  return after;
}

/** An id of ours, or nothing. */
function parseId(value: string | null): number | undefined {
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}
