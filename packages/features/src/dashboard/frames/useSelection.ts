import type { RowKey, TableSelection } from '@fanous/ui/data/DataTable';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import { type List, maxMatchingRows } from './useList.ts';

const none: ReadonlySet<RowKey> = new Set();
const noRows: readonly never[] = [];

interface StoredSelection<Row> {
  /** The list, by its search, filters and order. */
  listKey: string;
  keys: ReadonlySet<RowKey>;
  /** Every row that matches, once it was asked for; the loaded ones are among them. */
  matching: readonly Row[];
  /** Ids that had been removed when the matching rows were fetched. A row that was added again meanwhile is among them. */
  droppedBefore: ReadonlySet<number>;
}

/** Whether rows that are not loaded are selected too, and what changes that. */
export interface SelectionScope {
  /** `loaded`: all loaded rows are selected, and more match. */
  state: 'some' | 'loaded' | 'matching';
  loadedCount: number;
  /** How many match; undefined where nobody has counted them. */
  matchingCount: number | undefined;
  isPending: boolean;
  selectMatching: () => void;
  selectLoaded: () => void;
}

/** The selected rows. A new search, filter or order clears it, so that no hidden row is deleted. */
export function useSelection<Row extends { id: number }>(list: List<Row>) {
  const { rows: loaded = noRows as readonly Row[], key: listKey, dropped, total = 0, isCapped } = list;
  const { t } = useLingui();
  const toast = useToast();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<StoredSelection<Row>>({
    listKey,
    keys: none,
    matching: noRows,
    droppedBefore: dropped,
  });
  const { keys, matching, droppedBefore } =
    chosen.listKey === listKey ? chosen : { keys: none, matching: noRows as readonly Row[], droppedBefore: dropped };
  const { fetching, pendingFor } = useFetching();

  const pool = useMemo(() => {
    const isThere = ({ id }: Row) => !dropped.has(id) || droppedBefore.has(id);
    const byId = new Map(matching.filter(isThere).map((row) => [row.id, row]));
    for (const row of loaded) byId.set(row.id, row);
    return [...byId.values()];
  }, [loaded, matching, dropped, droppedBefore]);
  const selectedRows = useMemo(() => pool.filter(({ id }) => keys.has(id)), [pool, keys]);
  const selected = useMemo(() => new Set<RowKey>(selectedRows.map(({ id }) => id)), [selectedRows]);
  const selectedLoadedCount = loaded.filter(({ id }) => selected.has(id)).length;
  const isBeyondLoaded = selectedRows.length > selectedLoadedCount;
  const isAllLoaded = loaded.length > 0 && selectedLoadedCount === loaded.length;
  const hasMore = isCapped || total > loaded.length;

  const change = (next: ReadonlySet<RowKey>, rows: readonly Row[] = noRows) => {
    fetching.stop();
    setChosen({ listKey, keys: next, matching: rows, droppedBefore: rows.length > 0 ? droppedBefore : dropped });
  };
  const selectLoaded = () => change(new Set(loaded.map(({ id }) => id)));
  const selectMatching = async () => {
    try {
      const rows = await fetching.start(listKey, list.fetchMatching);
      if (rows) setChosen({ listKey, keys: new Set(rows.map(({ id }) => id)), matching: rows, droppedBefore: dropped });
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
  };

  const count = selected.size;
  const countAll = t`${plural(count, { one: 'The # that matches is selected', other: 'All # that match are selected' })}`;
  const countSome = t`${plural(count, { one: '# item selected', other: '# items selected' })}`;
  const isTruncated = count >= maxMatchingRows;
  const isAllMatching = isBeyondLoaded && count === pool.length;
  const selection: TableSelection = {
    selected,
    onChange: (next) => {
      // The box over all boxes was cleared: what is not in sight must not stay chosen.
      const isCleared = isBeyondLoaded && !loaded.some(({ id }) => next.has(id));
      change(isCleared ? none : next, isCleared ? noRows : matching);
    },
    allLabel: t`Select all rows`,
    rowLabel: t({ message: 'Select', context: 'row' }),
    countLabel: () =>
      isAllMatching ? (isTruncated ? t`${countSome}. No more can be selected at once.` : countAll) : countSome,
    clearLabel: t`Clear selection`,
  };
  const scope: SelectionScope = {
    state: isBeyondLoaded ? 'matching' : isAllLoaded && hasMore ? 'loaded' : 'some',
    loadedCount: loaded.length,
    matchingCount: isCapped ? undefined : total,
    isPending: pendingFor === listKey,
    selectMatching: () => void selectMatching(),
    selectLoaded,
  };
  return { selection, selectedRows, scope };
}

/** One request at a time, which another choice or leaving the page calls off. */
function useFetching() {
  const running = useRef<AbortController>(undefined);
  /** The list that the request is for. */
  const [pendingFor, setPendingFor] = useState<string>();
  const [fetching] = useState(() => ({
    stop: () => {
      running.current?.abort();
      running.current = undefined;
      setPendingFor(undefined);
    },
    /** Undefined when it was called off. */
    start: async <T>(listKey: string, fetch: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> => {
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      setPendingFor(listKey);
      try {
        const result = await fetch(controller.signal);
        return controller.signal.aborted ? undefined : result;
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      } finally {
        if (running.current === controller) setPendingFor(undefined);
      }
    },
  }));
  useEffect(() => fetching.stop, [fetching]);
  return { fetching, pendingFor };
}
