import { useSearchParams } from 'react-router-dom';
import { type UrlFilter, parseFilter, setFilterParams } from './urlFilter.ts';

/**
 * The filter of the address, how to change it, and the address of another one. A change takes the place of the old one in
 * the history: going back leaves.
 */
export function useUrlFilter(): [
  filter: UrlFilter,
  change: (filter: UrlFilter) => void,
  hrefOf: (filter: UrlFilter) => string,
] {
  const [params, setParams] = useSearchParams();
  return [
    parseFilter(params),
    (filter) => setParams((before) => setFilterParams(before, filter), { replace: true, preventScrollReset: true }),
    (filter) => `?${setFilterParams(params, filter).toString()}`,
  ];
}
