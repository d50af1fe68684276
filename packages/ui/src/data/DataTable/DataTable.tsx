import { type ReactNode, type RefObject, useDeferredValue, useId, useMemo, useRef } from 'react';
import { useUiString } from '../../intl/strings.ts';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { BulkActionBar } from './BulkActionBar.tsx';
import { caption as captionStyle, footer, root as frameStyle, table as tableStyle } from './DataTable.css.ts';
import {
  type DataTableColumn,
  virtualizeAboveRowCount,
  roleProps,
  type RowNameProps,
  type RowKey,
  type RowPosition,
  type SortingProps,
} from './table.ts';
import { RowActionsContext } from './RowActionsContext.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { useColumnsWithRowActions } from './useColumnsWithRowActions.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useReachEnd } from './useReachEnd.ts';
import { useRestoreRowFocus } from './useRestoreRowFocus.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useRowActivateHandler } from './useRowActivateHandler.ts';
import { useSortAnnouncement } from './useSortAnnouncement.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export type { DataTableColumn, RowKey, RowPosition, TableRowActions, TableSelection, TableSort } from './table.ts';

interface DataTableBaseProps<Row> extends RootElementProps {
  /** Names the table and its scroll region, with the count where there is one: «نتائج اختباراتي، 12 نتيجة». */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  /** Undefined while they load: then `expectedRowCount` skeleton rows are shown. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  expectedRowCount?: number;
  /** The total number of rows, if `rows` is only a part of them; `unknown` if it was not counted. */
  total?: number | 'unknown' | undefined;
  /** `compact` for many columns: less padding, headers and dates on two lines, first actions without icons. */
  density?: 'default' | 'compact';
  /** The rows are being refetched: the old ones stay, and the region is busy. */
  isStale?: boolean;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Shown when the rows could not be loaded. */
  error?: ReactNode;
  /** A row below a row, with more about it: from `useExpandableRows`. */
  rowDetails?: (row: Row, columnCount: number) => ReactNode;
  /** Called near the end of the rows, to load more. Undefined when all rows are loaded. */
  onReachEnd?: (() => void) | undefined;
  /** More rows are being loaded. */
  isLoadingMore?: boolean;
  /** Shown below the rows when loading more failed, with a retry button. */
  loadMoreError?: ReactNode;
  /** Gets the focus when the last row was removed. Without it the empty state does. */
  fallbackFocusRef?: RefObject<HTMLElement | null>;
  /** The row to restore: it gets its scroll position and the focus, if it is among the first loaded rows. */
  initialRowPosition?: RowPosition | undefined;
  /** Called when a control in a row is focused or pressed. Store the position, and pass it as `initialRowPosition` later. */
  onRowActivate?: (position: RowPosition) => void;
}

export type DataTableProps<Row> = DataTableBaseProps<Row> & SortingProps & RowNameProps<Row>;

/**
 * A native table in a scroll region of at most 600 px, with a sticky header. In containers below 600 px each row becomes a card.
 * For courses with pictures and prices use `CourseGrid`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, expectedRowCount = 5, total, density, isStale = false, empty, error } = props;
  const {
    sort,
    onSortChange,
    rowActions,
    selection,
    onReachEnd,
    isLoadingMore = false,
    loadMoreError,
    fallbackFocusRef,
    initialRowPosition,
  } = props;
  const columns = useColumnsWithRowActions(props.columns, rowActions);
  const captionId = useId();
  const getUiString = useUiString();
  const rootRef = useRef<HTMLDivElement>(null);
  const scrollRegionRef = useRef<HTMLElement>(null);
  const endRef = useRef<HTMLDivElement>(null);

  const shownRows = rows ?? noRows;
  const loadedKeys = useMemo(() => shownRows.map(rowKey), [shownRows, rowKey]);
  const shouldVirtualize = loadedKeys.length > virtualizeAboveRowCount;
  // In the first render with rows, the deferred value is still undefined. That render shows only the first rows. Then React renders all rows
  // in steps, between which the browser can paint and respond.
  const isFirstRowRender =
    useDeferredValue(rows) === undefined && rows !== undefined && !initialRowPosition && !shouldVirtualize;
  const totalCount = Math.max(loadedKeys.length, typeof total === 'number' ? total : 0);
  const isPartial = shouldVirtualize || total === 'unknown' || totalCount > loadedKeys.length;
  const onFocus = useFocusAfterRemoval(loadedKeys, { rootRef, scrollRegionRef, fallbackFocusRef });
  const onRowActivate = useRowActivateHandler(loadedKeys, scrollRegionRef, props.onRowActivate);
  const restoredIndex = useRestoreRowFocus(initialRowPosition, loadedKeys, scrollRegionRef);
  // A condition such as `hasFailed && <ErrorState />` passes false.
  const isWaiting = isLoadingMore || isStale || Boolean(loadMoreError) || isFirstRowRender;
  useReachEnd(scrollRegionRef, endRef, isWaiting ? undefined : onReachEnd);
  const rowSelection = useRowSelection(selection, loadedKeys);
  const sortAnnouncement = useSortAnnouncement(columns, sort);

  const isLoading = rows === undefined && !error;
  const replacementContent = rows === undefined ? error : rows.length === 0 && empty;
  const sharedRowProps = { columns, selectLabel: selection?.selectRowLabel, onSelect: rowSelection.selectRow };

  return (
    <div {...pickRootProps(props)} ref={rootRef} className={frameStyle} tabIndex={-1} onFocus={onFocus}>
      {replacementContent || (
        <ScrollRegion
          ref={scrollRegionRef}
          labelledBy={captionId}
          maxHeight="large"
          isBusy={isLoading || isStale || isLoadingMore}
        >
          <table
            {...roleProps.table}
            className={tableStyle}
            data-density={density}
            // The header is a row too; -1 means an unknown number (WAI-ARIA).
            aria-rowcount={isPartial && loadedKeys.length > 0 ? (total === 'unknown' ? -1 : totalCount + 1) : undefined}
          >
            <caption id={captionId} className={captionStyle}>
              {isLoading ? `${caption} ${getUiString('loading')}` : caption}
            </caption>
            <TableHead
              columns={columns}
              sort={sort}
              onSortChange={onSortChange}
              selectAllProps={rowSelection.selectAllProps}
            />
            <RowActionsContext value={rowActions}>
              <TableBody
                {...sharedRowProps}
                isPartial={isPartial}
                rows={shownRows}
                loadedKeys={loadedKeys}
                selectedKeys={selection?.selectedKeys}
                scrollRegionRef={scrollRegionRef}
                rowDetails={props.rowDetails}
                onRowActivate={onRowActivate}
                pinnedIndex={restoredIndex}
                maxRenderedRows={isFirstRowRender ? firstRenderRowCount : undefined}
                skeletonRowCount={isLoading ? expectedRowCount : isLoadingMore ? 2 : 0}
              />
            </RowActionsContext>
          </table>
          <div ref={endRef} />
          {loadMoreError && <div className={footer}>{loadMoreError}</div>}
        </ScrollRegion>
      )}
      <VisuallyHidden>
        <output>{sortAnnouncement}</output>
      </VisuallyHidden>
      {selection && !replacementContent && (
        <BulkActionBar
          {...selection}
          selectedCount={selection.selectedKeys.size}
          onClear={() => {
            rowSelection.clear();
            // The pressed button is removed with the bar.
            scrollRegionRef.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** A few more rows than the scroll region shows. */
const firstRenderRowCount = 12;
/** A stable empty array. */
const noRows: readonly never[] = [];
