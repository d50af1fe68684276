import { useState } from 'react';
import { useUiString } from '../../intl/strings.ts';
import { useFormat } from '../../intl/useFormat.ts';
import type { DataTableColumn, TableSort } from './table.ts';

/** Returns «السعر، تنازلي» after the order has changed: some screen readers do not announce a changed `aria-sort`. */
export function useSortAnnouncement(
  columns: readonly DataTableColumn<never>[],
  sort: TableSort | null | undefined,
): string {
  const getUiString = useUiString();
  const format = useFormat();
  const [initialSort] = useState(sort);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && (sort?.column !== initialSort?.column || sort?.direction !== initialSort?.direction))
    setHasChanged(true);
  const column = sort && columns.find(({ id }) => id === sort.column);
  return hasChanged && column ? format.plainList([column.header, getUiString(sort.direction)]) : '';
}
