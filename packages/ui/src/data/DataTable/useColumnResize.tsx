import { useLayoutEffect, useMemo, useRef } from 'react';
import { ColumnResizer } from './ColumnResizer.tsx';
import type { ColumnWidths } from './columnWidths.ts';
import { extendColumn } from './extendColumn.tsx';
import type { DataTableColumn } from './table.ts';

export type { ColumnWidths } from './columnWidths.ts';

export interface ColumnResizeOptions<Row> {
  /** Must keep its identity between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** The name of the handle of a column: «عرض عمود الاسم». A stable function. */
  resizeLabel: (header: string) => string;
  /** Initial widths in px by column id: those that the user chose earlier. */
  defaultWidths?: ColumnWidths;
  /** Called with the widths of all resizable columns after a drag or a key. Store them. */
  onResizeEnd?: (widths: ColumnWidths) => void;
}

/**
 * Returns the columns of a `DataTable` with a handle at the end of each header: drag it, or move it with the arrow keys. Home
 * sets the narrowest width, End or a double click the original one. The card layout of narrow screens has no handles.
 */
export function useColumnResize<Row>(options: ColumnResizeOptions<Row>): readonly DataTableColumn<Row>[] {
  const { columns, resizeLabel } = options;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  return useMemo(
    () =>
      columns.map((column) =>
        column.format === 'actions' || column.format === 'rowNumber'
          ? column
          : extendColumn(column, {
              headerEnd: (
                <ColumnResizer
                  columnId={column.id}
                  label={resizeLabel(column.header)}
                  getDefaultWidths={() => latest.current.defaultWidths}
                  onResizeEnd={(widths) => latest.current.onResizeEnd?.(widths)}
                />
              ),
            }),
      ),
    [columns, resizeLabel],
  );
}
