import type { Api } from '@fanous/api-client/client';
import type { TableSort } from '@fanous/ui/data/DataTable';
import { hashKey, type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useApp } from '../../shared/app/app.ts';
import { findListPositionFor } from './listPosition.ts';

/** A page of any list of the API. */
interface Paged {
  total: number;
  total_is_capped?: boolean;
  page: number;
}

/** What a list is asked for. */
export interface Asked<Sort extends string> {
  search?: string;
  sort?: Sort;
  page: number;
  per_page: number;
}

/** A row and its place in the list, from 1. */
export interface Numbered {
  id: number;
  number: number;
}

/** `(api, query) => listUsersQuery(api, { query })` */
type ListQuery<Answer, Sort extends string> = (
  api: Api,
  asked: Asked<Sort>,
) => { queryKey: QueryKey; queryFn: (context: { signal?: AbortSignal }) => Promise<Answer> };

type Sorts<Sort extends string> = Record<string, { ascending?: Sort; descending?: Sort }>;

interface ListShape<Key, Sort extends string> {
  /** Where the rows are in the answer. */
  rows: Key;
  /** The API's words for the order of a column, by the column's id; such columns can be sorted. */
  sorts?: Sorts<Sort>;
}

/** One order of a list. */
export interface ListSort {
  /** The API's word for it, which is also the URL's. */
  word: string;
  sort: TableSort;
}

/** A list of the API as far as it is here, and everything its page does with it. */
export interface List<Row> {
  rows: Row[] | undefined;
  total: number | undefined;
  /** There are more than `total`: the server counts what a search finds to 1,000. */
  isCapped: boolean;
  search: string;
  /** How many pages are loaded. */
  loadedPages: number;
  /** Changes with whatever is asked for: search, filters and order. */
  key: string;
  sort: TableSort | null;
  /** The order in the URL, in the API's word. */
  sortWord: string | undefined;
  sorts: readonly ListSort[];
  /** The columns that can be sorted. */
  sortable: readonly string[];
  setSort: (sort: TableSort) => void;
  /** An older answer stands in while the one that was asked for is on its way. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
  isRetrying: boolean;
  /** Fetches the rows that follow; nothing where all are here. */
  more: (() => void) | undefined;
  isLoadingMore: boolean;
  moreError: Error | null;
  /** There are more than can be paged through: only a search finds them. */
  isTruncated: boolean;
  /** Takes rows out that are gone, before the server is asked again. */
  drop: (ids: ReadonlySet<number>) => void;
  /** Ids removed since the page opened. */
  dropped: ReadonlySet<number>;
  /** Fetches every row that matches the search and the filters; `maxMatchingRows` at most. */
  fetchMatching: (signal: AbortSignal) => Promise<Row[]>;
}

const perPage = 50;
// The server lists at most 20 pages; what lies deeper needs a search.
const deepest = 20;
// As many rows as the server puts on one page.
const largestPage = 200;
/** More rows than these cannot be listed: what is left needs a search. */
export const maxMatchingRows = deepest * largestPage;
const noIds: ReadonlySet<number> = new Set();

/** A list whose search and order live in the address, and whose rows come page after page. */
export function useList<
  Key extends string,
  Answer extends Paged & Record<Key, { id: number }[]>,
  Sort extends string = never,
>(
  query: ListQuery<Answer, Sort>,
  { rows: key, sorts = {} }: ListShape<Key, Sort>,
): List<Answer[Key][number] & Numbered> & {
  /** The newest answer, for what it says beside its rows. */
  answer: Answer | undefined;
} {
  const { api, queryClient } = useApp();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const chosen = orderOf(sorts, params.get('sort'));
  const [dropped, setDropped] = useState(noIds);
  const page = (number: number, size = perPage) =>
    query(api, {
      ...(search !== '' && { search }),
      ...(chosen && { sort: chosen.word }),
      page: number,
      per_page: size,
    });
  const isLast = ({ [key]: rows, page: number, total, total_is_capped }: Answer, size = perPage) =>
    rows.length < size || (number * size >= total && !total_is_capped);
  const queryKey = [...page(1).queryKey, 'pages'];
  const options = {
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) => page(pageParam).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last: Answer) => (isLast(last) || last.page === deepest ? undefined : last.page + 1),
  };
  const location = useLocation();
  const [openedPages] = useState(() => Math.min(findListPositionFor(location)?.pages ?? 1, deepest));
  // Before the query of the list begins, which then waits for these pages: the row to come back to may be on the last one.
  useEffect(() => {
    const isCached = queryClient.getQueryData(queryKey) !== undefined;
    if (openedPages > 1 && !isCached) queryClient.infiniteQuery({ ...options, pages: openedPages }).catch(() => {});
    // Only when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const pages = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const answers = pages.data?.pages;
  const rows = useMemo(
    () => answers && numbered<Answer[Key][number]>(answers.flatMap((answer) => answer[key])),
    [answers, key],
  );
  const columns = Object.keys(sorts).join(' ');
  const sortable = useMemo(() => (columns === '' ? [] : columns.split(' ')), [columns]);
  const newest = answers?.at(-1);

  return {
    rows,
    answer: newest,
    total: newest?.total,
    isCapped: newest?.total_is_capped ?? false,
    search,
    loadedPages: answers?.length ?? 0,
    key: hashKey(queryKey),
    sortWord: chosen?.word,
    sorts: listSorts(sorts),
    sort: chosen?.sort ?? null,
    sortable,
    setSort: (sort) => {
      const words = sorts[sort.column];
      const word = words?.[sort.direction] ?? words?.ascending ?? words?.descending;
      const change = (before: URLSearchParams) =>
        new URLSearchParams({ ...Object.fromEntries(before), sort: word ?? '' });
      setParams(change, { replace: true, preventScrollReset: true });
    },
    isStale: pages.isPlaceholderData,
    error: pages.error,
    retry: () => void pages.refetch(),
    isRetrying: pages.isFetching,
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    isLoadingMore: pages.isFetchingNextPage,
    moreError: pages.isFetchNextPageError ? pages.error : null,
    isTruncated: newest !== undefined && newest.page === deepest && !isLast(newest),
    dropped,
    drop: (ids) => {
      setDropped((before) => new Set([...before, ...ids]));
      queryClient.setQueryData<InfiniteData<Answer, number>>(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((answer) => {
              const kept = answer[key].filter(({ id }) => !ids.has(id));
              return { ...answer, [key]: kept, total: Math.max(0, answer.total - ids.size) };
            }),
          },
      );
    },
    fetchMatching: async (signal) => {
      const found: Answer[Key][number][] = [];
      for (let number = 1; number <= deepest; number++) {
        // One page after another: the server is not flooded.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await page(number, largestPage).queryFn({ signal });
        found.push(...answer[key]);
        if (isLast(answer, largestPage)) break;
      }
      return numbered<Answer[Key][number]>(found);
    },
  };
}

/** The order that a word of the URL stands for. */
const orderOf = <Sort extends string>(sorts: Sorts<Sort>, said: string | null) =>
  listSorts(sorts).find(({ word }) => word === said);

/** All orders of a list, column by column. */
const listSorts = <Sort extends string>(sorts: Sorts<Sort>): { word: Sort; sort: TableSort }[] =>
  Object.entries(sorts).flatMap(([column, words]) =>
    (['ascending', 'descending'] as const).flatMap((direction) => {
      const word = words[direction];
      return word === undefined ? [] : [{ word, sort: { column, direction } }];
    }),
  );

/** A row that came or went between two pages moves the others: one of them may be on both. */
function numbered<Row extends { id: number }>(rows: readonly Row[]): (Row & Numbered)[] {
  const once = new Map(rows.map((row) => [row.id, row]));
  return [...once.values()].map((row, at) => Object.assign({ number: at + 1 }, row));
}
