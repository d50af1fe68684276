import { useMemo } from 'react';
import { RowActionsCell } from './RowActions.tsx';
import type { DataTableColumn, TableRowActions } from './table.ts';

/**
 * Returns the columns with the actions column. They are the same array although `rowActions` is another object at each render:
 * other columns would render all rows again. The cells read the actions from `RowActionsContext`.
 */
export function useColumnsWithRowActions<Row>(
  columns: readonly DataTableColumn<Row>[],
  rowActions: TableRowActions<Row> | undefined,
): readonly DataTableColumn<Row>[] {
  const header = rowActions?.header;
  return useMemo(
    () =>
      header === undefined
        ? columns
        : [...columns, { id: ' actions', header, format: 'actions', cell: (row) => <RowActionsCell row={row} /> }],
    [columns, header],
  );
}
