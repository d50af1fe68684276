import { useState } from 'react';
import { useUiString } from '../../intl/strings.ts';
import { useFormat } from '../../intl/useFormat.ts';
import type { DataTableColumn, TableSort } from './table.ts';

/** «السعر، تنازلي» once the order has changed: a head that keeps the focus changes its state unheard in some screen readers. */
export function useSortSaid(columns: readonly DataTableColumn<never>[], sort: TableSort | null | undefined): string {
  const say = useUiString();
  const format = useFormat();
  const [first] = useState(sort);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && (sort?.column !== first?.column || sort?.direction !== first?.direction)) setHasChanged(true);
  const column = sort && columns.find(({ id }) => id === sort.column);
  return hasChanged && column ? format.plainList([column.header, say(sort.direction)]) : '';
}
