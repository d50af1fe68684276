import { Fragment, type RefObject, type SyntheticEvent, useRef } from 'react';
import { blockInCards } from './DataTable.css.ts';
import { roleProps, type RowKey } from './table.ts';
import { LoadingRow, type SharedRowProps, TableRow } from './TableRow.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

interface TableBodyProps<Row> extends SharedRowProps<Row> {
  /** Not all rows are rendered or loaded, so each has an `aria-rowindex`. */
  isPartial: boolean;
  rows: readonly Row[];
  keys: readonly RowKey[];
  selected: ReadonlySet<RowKey> | undefined;
  scroller: RefObject<HTMLElement | null>;
  /** Called when a control in a row is focused or pressed. */
  onRowActivate: (event: SyntheticEvent) => void;
  /** A row that stays rendered at any scroll position; -1 for none. */
  pinnedIndex: number;
  /** Number of skeleton rows at the end. */
  loadingRows: number;
}

/** The rendered rows, gaps in place of the others, and skeleton rows. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { isPartial, rows, keys, selected, scroller, onRowActivate, pinnedIndex, loadingRows, ...sharedRowProps } =
    props;
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualRows({ keys, body, scroller, pinnedIndex });
  return (
    // It only observes events of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      {...roleProps.group}
      className={blockInCards}
      onFocus={(event) => {
        virtual.onFocus(event);
        onRowActivate(event);
      }}
      onClickCapture={onRowActivate}
    >
      {virtual.renderedRows.map(({ index, gap }) => {
        const [row, key] = [rows[index], keys[index]];
        if (row === undefined || key === undefined) return null;
        return (
          <Fragment key={key}>
            <Gap size={gap} />
            <TableRow
              {...sharedRowProps}
              row={row}
              id={key}
              index={index}
              isSelected={selected?.has(key) ?? false}
              isPartial={isPartial}
              rowRef={virtual.rowRef}
            />
          </Fragment>
        );
      })}
      <Gap size={virtual.gapAtEnd} />
      {Array.from({ length: loadingRows }, (_, at) => (
        <LoadingRow key={at} {...sharedRowProps} />
      ))}
    </tbody>
  );
}

function Gap({ size }: { size: number }) {
  return size > 0 && <tr aria-hidden="true" className={blockInCards} style={{ blockSize: size }} />;
}
