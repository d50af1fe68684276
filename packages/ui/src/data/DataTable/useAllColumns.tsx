import { useMemo } from 'react';
import { RowActions } from './RowActions.tsx';
import type { DataTableColumn, TableRowActions } from './table.ts';

/** The columns, and one for what can be done with a row. */
export function useAllColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  rowActions: TableRowActions<Row> | undefined,
  rowName: ((row: Row) => string) | undefined,
): readonly DataTableColumn<Row>[] {
  return useMemo(() => {
    if (!rowActions || !rowName) return columns;
    const { header, items, shown = 1, moreLabel } = rowActions;
    return [
      ...columns,
      {
        id: ' actions',
        header,
        kind: 'actions',
        cell: (row) => <RowActions items={items(row)} shown={shown} moreLabel={moreLabel('').trim()} />,
      },
    ];
  }, [columns, rowActions, rowName]);
}
