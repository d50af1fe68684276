import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RowKey, TableSelection } from './table.ts';

/** Chooses rows one by one, all that are here, or none. */
export function useRowSelection(selection: TableSelection | undefined, keys: readonly RowKey[]) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  // It keeps its identity: one choice renders one row.
  const select = useCallback((key: RowKey, isSelected: boolean) => {
    if (!latest.current) return;
    const next = new Set(latest.current.selected);
    if (isSelected) next.add(key);
    else next.delete(key);
    latest.current.onChange(next);
  }, []);
  const clear = () => selection?.onChange(new Set());

  const here = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  const all = selection && {
    label: selection.allLabel,
    isSelected: keys.length > 0 && here === keys.length,
    isPartly: here > 0 && here < keys.length,
    // What is chosen on other pages stays chosen.
    onChange: (isSelected: boolean) => {
      const next = new Set(selection.selected);
      for (const key of keys) {
        if (isSelected) next.add(key);
        else next.delete(key);
      }
      selection.onChange(next);
    },
  };
  return { select, clear, all };
}
