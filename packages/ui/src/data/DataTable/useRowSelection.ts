import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RowKey, TableSelection } from './table.ts';

/** Selects one row, a range of rows, all loaded rows, or none. */
export function useRowSelection(selection: TableSelection | undefined, keys: readonly RowKey[]) {
  const latest = useRef({ selection, keys });
  const anchor = useRef<RowKey>(undefined);
  useLayoutEffect(() => {
    latest.current = { selection, keys };
  });
  // A stable function, so that selecting a row renders one row.
  const select = useCallback((key: RowKey, isSelected: boolean, isRange: boolean) => {
    const { selection, keys } = latest.current;
    if (!selection) return;
    const range = isRange && anchor.current !== undefined ? getRange(keys, anchor.current, key) : [key];
    anchor.current = key;
    const next = new Set(selection.selected);
    for (const each of range) {
      if (isSelected) next.add(each);
      else next.delete(each);
    }
    selection.onChange(next);
  }, []);
  const clear = () => selection?.onChange(new Set());

  const selectedCount = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  const all = selection && {
    label: selection.allLabel,
    isSelected: keys.length > 0 && selectedCount === keys.length,
    isIndeterminate: selectedCount > 0 && selectedCount < keys.length,
    // Selected rows that are not loaded stay selected.
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

/** The keys from one row to another, both included; only the second when the first is no longer listed. */
function getRange(keys: readonly RowKey[], from: RowKey, to: RowKey): readonly RowKey[] {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  return start < 0 || end < 0 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
