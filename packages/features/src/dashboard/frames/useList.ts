import type { Api } from '@fanous/api-client/client';
import type { TableSort } from '@fanous/ui/data/DataTable';
import { hashKey, type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useApp } from '../../shared/app/app.ts';
import { findListPositionFor } from './listPosition.ts';

/** One page of any list of the API. */
interface PagedResponse {
  total: number;
  total_is_capped?: boolean;
  page: number;
}

/** The query parameters that all lists share. */
export interface ListQuery<Sort extends string> {
  search?: string;
  sort?: Sort;
  page: number;
  per_page: number;
}

/** A row and its place in the list, from 1. */
export interface NumberedRow {
  id: number;
  number: number;
}

/** `(api, query) => listUsersQuery(api, { query })` */
type CreateListQuery<ListResponse, Sort extends string> = (
  api: Api,
  query: ListQuery<Sort>,
) => { queryKey: QueryKey; queryFn: (context: { signal?: AbortSignal }) => Promise<ListResponse> };

type SortValues<Sort extends string> = Record<string, { ascending?: Sort; descending?: Sort }>;

interface ListOptions<Key, Sort extends string> {
  /** The property of the response that contains the rows. */
  rowsKey: Key;
  /** The `sort` values of the API by column id. Only these columns can be sorted. */
  sorts?: SortValues<Sort>;
}

/** A sort order of a list. */
export interface ListSort {
  /** The `sort` value in the API and in the URL. */
  value: string;
  sort: TableSort;
}

/** The loaded part of a list, its state and its actions. */
export interface List<Row> {
  rows: Row[] | undefined;
  total: number | undefined;
  /** There are more than `total`: the server counts search results only up to 1,000. */
  isCapped: boolean;
  search: string;
  /** How many pages are loaded. */
  loadedPageCount: number;
  /** Changes with search, filters and sort order. */
  key: string;
  sort: TableSort | null;
  /** The `sort` value in the URL. */
  sortValue: string | undefined;
  sorts: readonly ListSort[];
  /** The columns that can be sorted. */
  sortable: readonly string[];
  setSort: (sort: TableSort) => void;
  /** The rows are from an older query while the new one loads. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
  isFetching: boolean;
  /** Loads the next rows. Undefined when all are loaded. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  loadMoreError: Error | null;
  /** The server has more rows than pages allow: only a search finds them. */
  isTruncated: boolean;
  /** Removes deleted rows before the refetch. */
  removeRows: (ids: ReadonlySet<number>) => void;
  /** Ids removed since the page opened. */
  removedIds: ReadonlySet<number>;
  /** Fetches all rows that match the search and filters, at most `maxMatchingRows`. */
  fetchMatching: (signal: AbortSignal) => Promise<Row[]>;
}

const rowsPerPage = 50;
// The server lists at most 20 pages.
const maxListPages = 20;
// The largest page of the server.
const maxPageSize = 200;
/** No more rows can be listed; the others need a search. */
export const maxMatchingRows = maxListPages * maxPageSize;
const noIds: ReadonlySet<number> = new Set();

/** A list with infinite loading. Search and sort order are in the URL. */
export function useList<
  Key extends string,
  ListResponse extends PagedResponse & Record<Key, { id: number }[]>,
  Sort extends string = never,
>(
  query: CreateListQuery<ListResponse, Sort>,
  { rowsKey: key, sorts = {} }: ListOptions<Key, Sort>,
): List<ListResponse[Key][number] & NumberedRow> & {
  /** The latest response, for its other properties. */
  latestResponse: ListResponse | undefined;
} {
  const { api, queryClient } = useApp();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const currentSort = findSort(sorts, params.get('sort'));
  const [removedIds, setRemovedIds] = useState(noIds);
  const createPageQuery = (page: number, size = rowsPerPage) =>
    query(api, {
      ...(search !== '' && { search }),
      ...(currentSort && { sort: currentSort.value }),
      page,
      per_page: size,
    });
  const isLastPage = ({ [key]: rows, page: number, total, total_is_capped }: ListResponse, size = rowsPerPage) =>
    rows.length < size || (number * size >= total && !total_is_capped);
  const queryKey = [...createPageQuery(1).queryKey, 'pages'];
  const options = {
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      createPageQuery(pageParam).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last: ListResponse) =>
      isLastPage(last) || last.page === maxListPages ? undefined : last.page + 1,
  };
  const location = useLocation();
  const [restoredPageCount] = useState(() => Math.min(findListPositionFor(location)?.pages ?? 1, maxListPages));
  // Must start before the query of the list, which then waits for these pages: the row to restore may be on the last one.
  useEffect(() => {
    const hasData = queryClient.getQueryData(queryKey) !== undefined;
    if (restoredPageCount > 1 && !hasData)
      queryClient.infiniteQuery({ ...options, pages: restoredPageCount }).catch(() => {});
    // Runs only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const pages = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const responses = pages.data?.pages;
  const rows = useMemo(
    () => responses && addRowNumbers<ListResponse[Key][number]>(responses.flatMap((answer) => answer[key])),
    [responses, key],
  );
  const columns = Object.keys(sorts).join(' ');
  const sortable = useMemo(() => (columns === '' ? [] : columns.split(' ')), [columns]);
  const latestResponse = responses?.at(-1);

  return {
    rows,
    latestResponse,
    total: latestResponse?.total,
    isCapped: latestResponse?.total_is_capped ?? false,
    search,
    loadedPageCount: responses?.length ?? 0,
    key: hashKey(queryKey),
    sortValue: currentSort?.value,
    sorts: listSorts(sorts),
    sort: currentSort?.sort ?? null,
    sortable,
    setSort: (sort) => {
      const values = sorts[sort.column];
      const value = values?.[sort.direction] ?? values?.ascending ?? values?.descending;
      const change = (before: URLSearchParams) =>
        new URLSearchParams({ ...Object.fromEntries(before), sort: value ?? '' });
      setParams(change, { replace: true, preventScrollReset: true });
    },
    isStale: pages.isPlaceholderData,
    error: pages.error,
    retry: () => void pages.refetch(),
    isFetching: pages.isFetching,
    loadMore: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    isLoadingMore: pages.isFetchingNextPage,
    loadMoreError: pages.isFetchNextPageError ? pages.error : null,
    isTruncated: latestResponse !== undefined && latestResponse.page === maxListPages && !isLastPage(latestResponse),
    removedIds,
    removeRows: (ids) => {
      setRemovedIds((before) => new Set([...before, ...ids]));
      queryClient.setQueryData<InfiniteData<ListResponse, number>>(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((answer) => {
              const remainingRows = answer[key].filter(({ id }) => !ids.has(id));
              return { ...answer, [key]: remainingRows, total: Math.max(0, answer.total - ids.size) };
            }),
          },
      );
    },
    fetchMatching: async (signal) => {
      const found: ListResponse[Key][number][] = [];
      for (let number = 1; number <= maxListPages; number++) {
        // Sequential, to keep the load on the server low.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await createPageQuery(number, maxPageSize).queryFn({ signal });
        found.push(...answer[key]);
        if (isLastPage(answer, maxPageSize)) break;
      }
      return addRowNumbers<ListResponse[Key][number]>(found);
    },
  };
}

/** The sort order for a `sort` value in the URL. */
const findSort = <Sort extends string>(sorts: SortValues<Sort>, value: string | null) =>
  listSorts(sorts).find((sort) => sort.value === value);

/** All sort orders of a list, column by column. */
const listSorts = <Sort extends string>(sorts: SortValues<Sort>): { value: Sort; sort: TableSort }[] =>
  Object.entries(sorts).flatMap(([column, values]) =>
    (['ascending', 'descending'] as const).flatMap((direction) => {
      const value = values[direction];
      return value === undefined ? [] : [{ value, sort: { column, direction } }];
    }),
  );

/** Numbers the rows and removes duplicates: a row that was added between two requests moves others to the next page. */
function addRowNumbers<Row extends { id: number }>(rows: readonly Row[]): (Row & NumberedRow)[] {
  const uniqueRows = new Map(rows.map((row) => [row.id, row]));
  return [...uniqueRows.values()].map((row, at) => Object.assign({ number: at + 1 }, row));
}
