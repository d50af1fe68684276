import type { RowPosition } from '@fanous/ui/data/DataTable';
import type { Navigate } from '@fanous/ui/intl/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findListPositionFor, toHistoryState } from './listPosition.ts';

/** Stores which row of a list was opened, so that going back scrolls to it. */
export function useSavedListPosition(loadedPageCount: number): {
  initialRowPosition: RowPosition | undefined;
  onRowActivate: (position: RowPosition) => void;
  /** Opens the link of a row. Its identity is stable. */
  openLink: Navigate;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const [initialRowPosition] = useState(() => findListPositionFor(location)?.row);
  const openedRow = useRef<RowPosition>(undefined);
  const list = location.pathname + location.search;
  const latest = useRef({ navigate, list, loadedPageCount });
  useEffect(() => {
    latest.current = { navigate, list, loadedPageCount };
  });
  const openLink = useCallback((href: string) => {
    const { navigate, list, loadedPageCount: loadedPages } = latest.current;
    const row = openedRow.current;
    const open = async () => {
      if (!row) return navigate(href);
      const state = toHistoryState({ list, row, pages: loadedPages });
      // Wait: the second navigation would cancel the first.
      await navigate(list, { replace: true, state, preventScrollReset: true });
      await navigate(href, { state });
    };
    void open();
  }, []);
  const onRowActivate = useCallback((position: RowPosition) => {
    openedRow.current = position;
  }, []);
  return { initialRowPosition, onRowActivate, openLink };
}
