import { Fragment, type ReactNode, type RefObject, type SyntheticEvent, useRef } from 'react';
import { blockInCards } from './DataTable.css.ts';
import { roleProps, type RowKey } from './table.ts';
import { SkeletonRow, type SharedRowProps, TableRow } from './TableRow.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

interface TableBodyProps<Row> extends SharedRowProps<Row> {
  /** Not all rows are rendered or loaded, so each has an `aria-rowindex`. */
  isPartial: boolean;
  rows: readonly Row[];
  loadedKeys: readonly RowKey[];
  selectedKeys: ReadonlySet<RowKey> | undefined;
  scrollRegionRef: RefObject<HTMLElement | null>;
  /** Called when a control in a row is focused or pressed. */
  onRowActivate: (event: SyntheticEvent) => void;
  /** A row that stays rendered at any scroll position; -1 for none. */
  pinnedIndex: number;
  /** Renders at most this many of the first rows. Undefined for all. */
  maxRenderedRows: number | undefined;
  /** Number of skeleton rows at the end. */
  skeletonRowCount: number;
  rowDetails: ((row: Row, columnCount: number) => ReactNode) | undefined;
}

/** The rendered rows, gaps in place of the others, and skeleton rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const {
    isPartial,
    rows,
    loadedKeys,
    selectedKeys,
    scrollRegionRef,
    onRowActivate,
    pinnedIndex,
    maxRenderedRows,
    skeletonRowCount,
    rowDetails,
    ...sharedRowProps
  } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const virtualRows = useVirtualRows({
    columns: sharedRowProps.columns,
    loadedKeys,
    bodyRef,
    scrollRegionRef,
    pinnedIndex,
  });
  return (
    // It only observes events of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={bodyRef}
      {...roleProps.group}
      className={blockInCards}
      onFocus={(event) => {
        virtualRows.onFocus(event);
        onRowActivate(event);
      }}
      onClickCapture={onRowActivate}
    >
      {virtualRows.renderedRows.slice(0, maxRenderedRows).map(({ index, gapBeforePx }) => {
        const [row, key] = [rows[index], loadedKeys[index]];
        if (row === undefined || key === undefined) return null;
        return (
          <Fragment key={key}>
            <Gap size={gapBeforePx} />
            <TableRow
              {...sharedRowProps}
              row={row}
              rowKey={key}
              index={index}
              isSelected={selectedKeys?.has(key) ?? false}
              isPartial={isPartial}
              rowRef={virtualRows.rowRef}
            />
            {rowDetails?.(row, sharedRowProps.columns.length + (sharedRowProps.selectLabel ? 1 : 0))}
          </Fragment>
        );
      })}
      <Gap size={virtualRows.gapAfterPx} />
      {Array.from({ length: skeletonRowCount }, (_, index) => (
        <SkeletonRow key={index} {...sharedRowProps} />
      ))}
    </tbody>
  );
}

function Gap({ size }: { size: number }) {
  return size > 0 && <tr aria-hidden="true" className={blockInCards} style={{ blockSize: size }} />;
}
