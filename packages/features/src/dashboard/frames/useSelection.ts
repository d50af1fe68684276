import type { RowKey, TableSelection } from '@fanous/ui/data/DataTable';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import { type List, maxMatchingRows } from './useList.ts';

const noKeys: ReadonlySet<RowKey> = new Set();
const noRows: readonly never[] = [];

interface StoredSelection<Row> {
  /** Identifies the list by search, filters and sort order. */
  listKey: string;
  keys: ReadonlySet<RowKey>;
  /** All matching rows including the loaded ones, after the user selected them all. */
  matching: readonly Row[];
  /** Ids that were removed before the matching rows were fetched. Such a row may have been added again. */
  removedBefore: ReadonlySet<number>;
}

/** Whether the selection includes rows that are not loaded, and how to change it. */
export interface SelectionScope {
  /**
   * `within-loaded`: only loaded rows are selected, or none. `all-loaded`: all loaded rows are selected, and more match.
   * `beyond-loaded`: at least one selected row is not loaded.
   */
  extent: 'within-loaded' | 'all-loaded' | 'beyond-loaded';
  loadedCount: number;
  /** The number of matching rows. Undefined if unknown. */
  matchingCount: number | undefined;
  isPending: boolean;
  selectMatching: () => void;
  selectLoaded: () => void;
}

/** The selected rows. A new search, filter or order clears it, so that no hidden row is deleted. */
export function useSelection<Row extends { id: number }>(list: List<Row>) {
  const { rows: loaded = noRows as readonly Row[], key: listKey, removedIds, total = 0, isCapped } = list;
  const { t } = useLingui();
  const toast = useToast();
  const errorText = useErrorText();
  const [storedSelection, setStoredSelection] = useState<StoredSelection<Row>>({
    listKey,
    keys: noKeys,
    matching: noRows,
    removedBefore: removedIds,
  });
  const { keys, matching, removedBefore } =
    storedSelection.listKey === listKey
      ? storedSelection
      : { keys: noKeys, matching: noRows as readonly Row[], removedBefore: removedIds };
  const { fetching, pendingFor: pendingListKey } = useAbortableFetch();

  const availableRows = useMemo(() => {
    const isListed = ({ id }: Row) => !removedIds.has(id) || removedBefore.has(id);
    const byId = new Map(matching.filter(isListed).map((row) => [row.id, row]));
    for (const row of loaded) byId.set(row.id, row);
    return [...byId.values()];
  }, [loaded, matching, removedIds, removedBefore]);
  const selectedRows = useMemo(() => availableRows.filter(({ id }) => keys.has(id)), [availableRows, keys]);
  const selectedKeys = useMemo(() => new Set<RowKey>(selectedRows.map(({ id }) => id)), [selectedRows]);
  const selectedLoadedCount = loaded.filter(({ id }) => selectedKeys.has(id)).length;
  const isBeyondLoaded = selectedRows.length > selectedLoadedCount;
  const isAllLoaded = loaded.length > 0 && selectedLoadedCount === loaded.length;
  const hasMore = isCapped || total > loaded.length;

  const changeSelection = (next: ReadonlySet<RowKey>, rows: readonly Row[] = noRows) => {
    fetching.stop();
    setStoredSelection({
      listKey,
      keys: next,
      matching: rows,
      removedBefore: rows.length > 0 ? removedBefore : removedIds,
    });
  };
  const selectLoaded = () => changeSelection(new Set(loaded.map(({ id }) => id)));
  const selectMatching = async () => {
    try {
      const rows = await fetching.start(listKey, list.fetchMatching);
      if (rows)
        setStoredSelection({
          listKey,
          keys: new Set(rows.map(({ id }) => id)),
          matching: rows,
          removedBefore: removedIds,
        });
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
  };

  const count = selectedKeys.size;
  const countAll = t`${plural(count, { one: 'The # that matches is selected', other: 'All # that match are selected' })}`;
  const countSome = t`${plural(count, { one: '# item selected', other: '# items selected' })}`;
  const isTruncated = count >= maxMatchingRows;
  const isAllMatching = isBeyondLoaded && count === availableRows.length;
  const selection: TableSelection = {
    selectedKeys,
    onChange: (next) => {
      // The “select all” checkbox was cleared: rows that are not visible must not stay selected.
      const isCleared = isBeyondLoaded && !loaded.some(({ id }) => next.has(id));
      changeSelection(isCleared ? noKeys : next, isCleared ? noRows : matching);
    },
    selectAllLabel: t`Select all rows`,
    selectRowLabel: t({ message: 'Select', context: 'row' }),
    countLabel: () =>
      isAllMatching ? (isTruncated ? t`${countSome}. No more can be selected at once.` : countAll) : countSome,
    clearLabel: t`Clear selection`,
  };
  const scope: SelectionScope = {
    extent: isBeyondLoaded ? 'beyond-loaded' : isAllLoaded && hasMore ? 'all-loaded' : 'within-loaded',
    loadedCount: loaded.length,
    matchingCount: isCapped ? undefined : total,
    isPending: pendingListKey === listKey,
    selectMatching: () => void selectMatching(),
    selectLoaded,
  };
  return { selection, selectedRows, scope };
}

/** Runs one request at a time. A new selection or leaving the page aborts it. */
function useAbortableFetch() {
  const running = useRef<AbortController>(undefined);
  /** The list that the request is for. */
  const [pendingFor, setPendingFor] = useState<string>();
  const [fetching] = useState(() => ({
    stop: () => {
      running.current?.abort();
      running.current = undefined;
      setPendingFor(undefined);
    },
    /** Undefined if it was aborted. */
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
