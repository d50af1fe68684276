import { useSearchParams } from 'react-router-dom';
import { type UrlFilter, parseFilter, withFilterParams } from './urlFilter.ts';

/**
 * The filter in the URL, a function that changes it, and one that returns the URL of another filter. A change replaces the
 * history entry, so the back button leaves the page.
 */
export function useUrlFilter(): [
  filter: UrlFilter,
  change: (filter: UrlFilter) => void,
  getHref: (filter: UrlFilter) => string,
] {
  const [params, setParams] = useSearchParams();
  return [
    parseFilter(params),
    (filter) => setParams((before) => withFilterParams(before, filter), { replace: true, preventScrollReset: true }),
    (filter) => `?${withFilterParams(params, filter).toString()}`,
  ];
}
