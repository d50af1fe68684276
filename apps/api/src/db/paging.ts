const standardSize = 50;

/** Which part of a list is asked for. */
export interface Page {
  page: number;
  per_page: number;
}

/** How long a list is; counting a search stops at 1,000. */
export interface Total {
  total: number;
  total_is_capped?: boolean;
}

/** The page asked for, with the contract's defaults. */
export function readPage(query: Partial<Page>): Page {
  return { page: query.page ?? 1, per_page: query.per_page ?? standardSize };
}

/** How many rows come before the page. */
export const offsetOf = ({ page, per_page }: Page): number => (page - 1) * per_page;
