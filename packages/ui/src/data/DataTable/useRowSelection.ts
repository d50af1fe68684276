import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RowKey, TableSelection } from './table.ts';

/** Selects one row, a range of rows, all loaded rows, or none. */
export function useRowSelection(selection: TableSelection | undefined, loadedKeys: readonly RowKey[]) {
  const latest = useRef({ selection, keys: loadedKeys });
  const anchor = useRef<RowKey>(undefined);
  useLayoutEffect(() => {
    latest.current = { selection, keys: loadedKeys };
  });
  // A stable function, so that selecting a row renders one row.
  const selectRow = useCallback((key: RowKey, isSelected: boolean, isRange: boolean) => {
    const { selection, keys } = latest.current;
    if (!selection) return;
    const range = isRange && anchor.current !== undefined ? getRange(keys, anchor.current, key) : [key];
    anchor.current = key;
    const next = new Set(selection.selectedKeys);
    for (const each of range) {
      if (isSelected) next.add(each);
      else next.delete(each);
    }
    selection.onChange(next);
  }, []);
  const clear = () => selection?.onChange(new Set());

  const selectedCount = selection ? loadedKeys.filter((key) => selection.selectedKeys.has(key)).length : 0;
  const selectAllProps = selection && {
    label: selection.selectAllLabel,
    isSelected: loadedKeys.length > 0 && selectedCount === loadedKeys.length,
    isIndeterminate: selectedCount > 0 && selectedCount < loadedKeys.length,
    // Selected rows that are not loaded stay selected.
    onChange: (isSelected: boolean) => {
      const next = new Set(selection.selectedKeys);
      for (const key of loadedKeys) {
        if (isSelected) next.add(key);
        else next.delete(key);
      }
      selection.onChange(next);
    },
  };
  return { selectRow, clear, selectAllProps };
}

/** The keys from one row to another, both included; only the second when the first is no longer listed. */
function getRange(keys: readonly RowKey[], from: RowKey, to: RowKey): readonly RowKey[] {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  return start < 0 || end < 0 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
