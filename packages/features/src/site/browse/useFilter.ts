import { useSearchParams } from 'react-router-dom';
import { type Filter, readFilter, writeFilter } from './filter.ts';

/**
 * The filter of the address, how to change it, and the address of another one. A change takes the place of the old one in
 * the history: going back leaves.
 */
export function useFilter(): [filter: Filter, change: (filter: Filter) => void, hrefOf: (filter: Filter) => string] {
  const [params, setParams] = useSearchParams();
  return [
    readFilter(params),
    (filter) => setParams((before) => writeFilter(before, filter), { replace: true, preventScrollReset: true }),
    (filter) => `?${writeFilter(params, filter).toString()}`,
  ];
}
