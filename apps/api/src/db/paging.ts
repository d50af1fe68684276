const defaultPageSize = 50;

/** The requested page of a list. */
export interface PageQuery {
  page: number;
  per_page: number;
}

/** The total of a list. Counting the matches of a search stops at 1,000. */
export interface ListTotal {
  total: number;
  total_is_capped?: boolean;
}

/** Reads the requested page, with the contract's defaults. */
export function applyPageDefaults(query: Partial<PageQuery>): PageQuery {
  return { page: query.page ?? 1, per_page: query.per_page ?? defaultPageSize };
}

/** Gets the number of rows before the page. */
export const getOffset = ({ page, per_page }: PageQuery): number => (page - 1) * per_page;
