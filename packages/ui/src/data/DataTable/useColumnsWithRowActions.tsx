import { useMemo } from 'react';
import { RowActions } from './RowActions.tsx';
import type { DataTableColumn, TableRowActions } from './table.ts';

/** Returns the columns with the actions column. */
export function useColumnsWithRowActions<Row>(
  columns: readonly DataTableColumn<Row>[],
  rowActions: TableRowActions<Row> | undefined,
  rowName: ((row: Row) => string) | undefined,
): readonly DataTableColumn<Row>[] {
  return useMemo(() => {
    if (!rowActions || !rowName) return columns;
    const { header, items, visibleCount = 1, moreLabel } = rowActions;
    return [
      ...columns,
      {
        id: ' actions',
        header,
        format: 'actions',
        cell: (row) => <RowActions items={items(row)} visibleCount={visibleCount} moreLabel={moreLabel('').trim()} />,
      },
    ];
  }, [columns, rowActions, rowName]);
}
