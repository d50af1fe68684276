import type { RowPosition } from '@fanous/ui/data/DataTable';
import type { Navigate } from '@fanous/ui/intl/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findListPositionFor, toHistoryState } from './listPosition.ts';

/** Remembers which row of a list was opened, so that going back leads to it. */
export function useListPosition(loadedPages: number): {
  restoreRow: RowPosition | undefined;
  onRowActivate: (position: RowPosition) => void;
  /** Opens what a row links to. It keeps its identity. */
  follow: Navigate;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const [restoreRow] = useState(() => findListPositionFor(location)?.row);
  const used = useRef<RowPosition>(undefined);
  const list = location.pathname + location.search;
  const latest = useRef({ navigate, list, loadedPages });
  useEffect(() => {
    latest.current = { navigate, list, loadedPages };
  });
  const follow = useCallback((href: string) => {
    const { navigate, list, loadedPages } = latest.current;
    const row = used.current;
    const open = async () => {
      if (!row) return navigate(href);
      const state = toHistoryState({ list, row, pages: loadedPages });
      // Awaited: the second move would call the first one off.
      await navigate(list, { replace: true, state, preventScrollReset: true });
      await navigate(href, { state });
    };
    void open();
  }, []);
  const onRowActivate = useCallback((position: RowPosition) => {
    used.current = position;
  }, []);
  return { restoreRow, onRowActivate, follow };
}
