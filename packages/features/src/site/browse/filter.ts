/** What the home page shows beside a search: it lives in the address, so that a link and the back button work. */
export interface Filter {
  /** The main category whose chip is chosen. */
  mainId: number | undefined;
  /** The (sub-)category whose courses are shown. */
  categoryId: number | undefined;
  /** How many pages of the list are shown, one under the other. */
  pages: number;
}

// The server lists at most 20 pages; what lies deeper needs a search.
const mostPages = 20;

/** Reads the filter from an address. What makes no sense there counts as not said. */
export function readFilter(search: URLSearchParams): Filter {
  return {
    mainId: readId(search.get('main')),
    categoryId: readId(search.get('category')),
    pages: Math.min(readId(search.get('page')) ?? 1, mostPages),
  };
}

/** An address with another filter, leaving out what is as usual and keeping what else it says. */
export function writeFilter(before: URLSearchParams, { mainId, categoryId, pages }: Filter): URLSearchParams {
  const after = new URLSearchParams(before);
  const said = { main: mainId, category: categoryId, page: pages === 1 ? undefined : pages };
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) after.delete(name);
    else after.set(name, String(value));
  }
  return after;
}

/** An id of ours, or nothing. */
function readId(value: string | null): number | undefined {
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}
