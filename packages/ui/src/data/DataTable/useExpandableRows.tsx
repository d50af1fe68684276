import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { toggleCell } from './DetailsRow.css.ts';
import { DetailsRow } from './DetailsRow.tsx';
import type { DataTableColumn, RowKey } from './table.ts';

export interface ExpandableRowsOptions<Row> {
  /** Must keep its identity between renders. */
  columns: readonly DataTableColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  /** What an expanded row shows below it. A stable function. */
  renderDetails: (row: Row) => ReactNode;
  /** The header of the column with the buttons: «التفاصيل». */
  header: string;
  /** The name of the button of a row: «تفاصيل منى». A stable function. */
  toggleLabel: (row: Row) => string;
  /** The expanded rows (controlled). */
  expandedKeys?: ReadonlySet<RowKey>;
  /** The rows that are expanded at first. */
  defaultExpandedKeys?: ReadonlySet<RowKey>;
  onExpandedChange?: (expandedKeys: ReadonlySet<RowKey>) => void;
}

/** What to pass to `DataTable`. */
export interface ExpandableRows<Row> {
  columns: readonly DataTableColumn<Row>[];
  rowDetails: (row: Row, columnCount: number) => ReactNode;
}

/** Adds a button to each row of a `DataTable` that shows more below it. For tables of up to a hundred rows, which are not virtualized. */
export function useExpandableRows<Row>(options: ExpandableRowsOptions<Row>): ExpandableRows<Row> {
  const { columns, rowKey, renderDetails, header, toggleLabel, onExpandedChange } = options;
  const [ownKeys, setOwnKeys] = useState<ReadonlySet<RowKey>>(options.defaultExpandedKeys ?? noKeys);
  const expandedKeys = options.expandedKeys ?? ownKeys;

  const toggle = useCallback(
    (key: RowKey) => {
      const next = new Set(expandedKeys);
      if (!next.delete(key)) next.add(key);
      setOwnKeys(next);
      onExpandedChange?.(next);
    },
    [expandedKeys, onExpandedChange],
  );
  const rowDetails = useCallback(
    (row: Row, columnCount: number) =>
      expandedKeys.has(rowKey(row)) && <DetailsRow columnCount={columnCount}>{renderDetails(row)}</DetailsRow>,
    [expandedKeys, rowKey, renderDetails],
  );
  const columnsWithButtons = useMemo<readonly DataTableColumn<Row>[]>(
    () => [
      {
        id: ' expand',
        header,
        format: 'nowrap',
        extension: { className: toggleCell },
        cell: (row) => {
          const key = rowKey(row);
          const isExpanded = expandedKeys.has(key);
          return (
            <IconButton
              icon={isExpanded ? 'chevron-up' : 'chevron-down'}
              label={toggleLabel(row)}
              aria-expanded={isExpanded}
              onPress={() => toggle(key)}
            />
          );
        },
      },
      ...columns,
    ],
    [columns, header, rowKey, toggleLabel, expandedKeys, toggle],
  );
  return { columns: columnsWithButtons, rowDetails };
}

const noKeys: ReadonlySet<RowKey> = new Set();
