import { type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import { useUiString } from '../../intl/strings.ts';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { BulkBar } from './BulkBar.tsx';
import { caption as captionStyle, foot, frame as frameStyle, table as tableStyle } from './DataTable.css.ts';
import {
  type DataTableColumn,
  drawnAtMost,
  means,
  type NamedRows,
  type RowKey,
  type RowPosition,
  type Sorting,
} from './table.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { useAllColumns } from './useAllColumns.tsx';
import { useFrozenWidths } from './useFrozenWidths.ts';
import { useNeighbourFocus } from './useNeighbourFocus.ts';
import { useReachEnd } from './useReachEnd.ts';
import { useRestoreRow } from './useRestoreRow.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useReportRowPosition } from './useReportRowPosition.ts';
import { useSortSaid } from './useSortSaid.ts';

export type { DataTableColumn, RowKey, RowPosition, TableRowActions, TableSelection, TableSort } from './table.ts';

interface Rows<Row> {
  /** Names the table and its scroll region, with the count where there is one: «نتائج اختباراتي، 12 نتيجة». */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  /** Missing while the first answer is on its way: grey rows stand in, as many as `expectedRows`. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  expectedRows?: number;
  /** How many rows there are in all, where `rows` may be a part of them; `unknown` where nobody has counted them. */
  total?: number | 'unknown' | undefined;
  /** `compact` for many columns: less room between them, heads and dates on two lines, first actions without their icons. */
  density?: 'default' | 'compact';
  /** Newer rows are on their way: the old ones stay, and a screen reader knows. */
  isStale?: boolean;
  /** Stands where the rows would, when there are none. */
  empty: ReactNode;
  /** Stands where the rows would, when they could not be fetched. */
  error?: ReactNode;
  /** There are more rows, and the end of these is near: fetch them. Left out when all are here. */
  onReachEnd?: (() => void) | undefined;
  /** More rows are on their way. */
  isLoadingMore?: boolean;
  /** Stands under the rows when more of them could not be fetched, with a way to try again. */
  moreError?: ReactNode;
  /** Gets the focus when the row that had it was the last one; otherwise the place where the rows were does. */
  afterLast?: RefObject<HTMLElement | null>;
  /** The row to come back to: it gets its place in the region and the focus, if it is among the first rows that come. */
  restoreRow?: RowPosition | undefined;
  /** Something in a row got the focus or was pressed. Keep it, and give it as `restoreRow` when the page is shown again. */
  onRowActivate?: (position: RowPosition) => void;
}

export type DataTableProps<Row> = Rows<Row> & Sorting & NamedRows<Row>;

/**
 * Rows to compare, in a native table that scrolls within 600 px under a head that stays. Where it has less than 600 px
 * of width each row becomes a card. For pictures and prices to choose from use `CourseGrid`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, expectedRows = 5, total, density, isStale = false, empty, error } = props;
  const {
    sort,
    onSortChange,
    rowName,
    rowActions,
    selection,
    onReachEnd,
    isLoadingMore = false,
    moreError,
    afterLast,
    restoreRow,
  } = props;
  const columns = useAllColumns(props.columns, rowActions, rowName);
  const captionId = useId();
  const say = useUiString();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const end = useRef<HTMLDivElement>(null);

  const drawnRows = rows ?? none;
  const keys = useMemo(() => drawnRows.map(rowKey), [drawnRows, rowKey]);
  const isVirtual = keys.length > drawnAtMost;
  const all = Math.max(keys.length, typeof total === 'number' ? total : 0);
  const isPart = isVirtual || total === 'unknown' || all > keys.length;
  useFrozenWidths(isVirtual, table, columns);
  const onFocus = useNeighbourFocus(keys, { frame, scroller, afterLast });
  const onRowActivate = useReportRowPosition(keys, scroller, props.onRowActivate);
  const returnIndex = useRestoreRow(restoreRow, keys, scroller);
  const isWaiting = isLoadingMore || isStale || moreError !== undefined;
  useReachEnd(scroller, end, isWaiting ? undefined : onReachEnd);
  const chosen = useRowSelection(selection, keys);
  const sortSaid = useSortSaid(columns, sort);

  const isLoading = rows === undefined && error === undefined;
  const instead = rows === undefined ? error : rows.length === 0 ? empty : undefined;
  const shape = { columns, selectLabel: selection?.rowLabel, onSelect: chosen.select };

  return (
    <div ref={frame} className={frameStyle} tabIndex={-1} onFocus={onFocus}>
      {instead ?? (
        <ScrollRegion
          ref={scroller}
          labelledBy={captionId}
          maxHeight="large"
          isBusy={isLoading || isStale || isLoadingMore}
        >
          <table
            {...means.table}
            ref={table}
            className={tableStyle}
            data-density={density}
            // The head is a row too; −1 is the word for a number that nobody knows.
            aria-rowcount={isPart && keys.length > 0 ? (total === 'unknown' ? -1 : all + 1) : undefined}
          >
            <caption id={captionId} className={captionStyle}>
              {isLoading ? `${caption} ${say('loading')}` : caption}
            </caption>
            <TableHead columns={columns} sort={sort} onSortChange={onSortChange} all={chosen.all} />
            <TableBody
              {...shape}
              isPart={isPart}
              rows={drawnRows}
              keys={keys}
              selected={selection?.selected}
              scroller={scroller}
              onRowActivate={onRowActivate}
              pinnedIndex={returnIndex}
              loadingRows={isLoading ? expectedRows : isLoadingMore ? 2 : 0}
            />
          </table>
          <div ref={end} />
          {moreError && <div className={foot}>{moreError}</div>}
        </ScrollRegion>
      )}
      <VisuallyHidden>
        <output>{sortSaid}</output>
      </VisuallyHidden>
      {selection && !instead && (
        <BulkBar
          {...selection}
          selectedCount={selection.selected.size}
          onClear={() => {
            chosen.clear();
            // The button that was pressed goes with the bar.
            scroller.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** The same list each time: what depends on it stays as it is. */
const none: readonly never[] = [];
