import type { ColumnExtension, DataTableColumn } from './table.ts';

/** Returns the column with what an optional feature adds to it, beside what other features have added. */
export function extendColumn<Row>(column: DataTableColumn<Row>, added: ColumnExtension): DataTableColumn<Row> {
  const { className, style, headerEnd } = column.extension ?? {};
  return {
    ...column,
    extension: {
      className: [className, added.className].filter(Boolean).join(' '),
      style: { ...style, ...added.style },
      headerEnd: (
        <>
          {headerEnd}
          {added.headerEnd}
        </>
      ),
    },
  };
}
