import { useMemo } from 'react';
import { extendColumn } from './extendColumn.tsx';
import { PinnedColumnOffset } from './PinnedColumnOffset.tsx';
import type { DataTableColumn } from './table.ts';
import * as css from './usePinnedColumns.css.ts';

export interface PinnedColumnsOptions<Row> {
  /** Must keep its identity between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** Ids of the columns that stay at the start, after the row header. A stable array. */
  start?: readonly string[];
  /** Ids of the columns that stay at the end, before the actions. A stable array. */
  end?: readonly string[];
}

/**
 * Returns the columns of a `DataTable` with some of them pinned at the start or the end while the others scroll. The row header and
 * the actions are always pinned. Below 840 px of the table only those are: others would cover most of it.
 */
export function usePinnedColumns<Row>(options: PinnedColumnsOptions<Row>): readonly DataTableColumn<Row>[] {
  const { columns, start = noIds, end = noIds } = options;
  return useMemo(() => {
    if (start.length === 0 && end.length === 0) return columns;
    const getSide = ({ id }: DataTableColumn<Row>) =>
      start.includes(id) ? 'start' : end.includes(id) ? 'end' : undefined;
    const pinned = columns.map((column) => {
      const side = getSide(column);
      if (!side) return column;
      const offset = `var(${getOffsetVariable(column.id)}, 0px)`;
      return extendColumn(column, {
        className: css.pinnedCell[side],
        style: side === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset },
        headerEnd: <PinnedColumnOffset variable={getOffsetVariable(column.id)} side={side} />,
      });
    });
    const fixedStart = pinned.findIndex(({ isRowHeader }) => isRowHeader) + 1;
    const rest = pinned.slice(fixedStart);
    return [
      ...pinned.slice(0, fixedStart),
      ...rest.filter((column) => getSide(column) === 'start'),
      ...rest.filter((column) => !getSide(column) && column.format !== 'actions'),
      ...rest.filter((column) => getSide(column) === 'end'),
      ...rest.filter(({ format }) => format === 'actions'),
    ];
  }, [columns, start, end]);
}

const noIds: readonly string[] = [];
const getOffsetVariable = (id: string) => `--kh-pinned-${id.replaceAll(/\W/g, '-')}`;
