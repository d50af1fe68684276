import { Fragment, type RefObject, type SyntheticEvent, useRef } from 'react';
import { block } from './DataTable.css.ts';
import { means, type RowKey } from './table.ts';
import { LoadingRow, type RowShape, TableRow } from './TableRow.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

interface TableBodyProps<Row> extends RowShape<Row> {
  /** These rows are not all: each says which it is. */
  isPart: boolean;
  rows: readonly Row[];
  keys: readonly RowKey[];
  selected: ReadonlySet<RowKey> | undefined;
  scroller: RefObject<HTMLElement | null>;
  /** Something in a row got the focus or was pressed. */
  onRowActivate: (event: SyntheticEvent) => void;
  /** A row that stays drawn wherever one scrolls; -1 for none. */
  pinnedIndex: number;
  /** Grey rows at the end. */
  loadingRows: number;
}

/** The rows that are drawn, with gaps for those that are not, and the grey ones that are on their way. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { isPart, rows, keys, selected, scroller, onRowActivate, pinnedIndex, loadingRows, ...shape } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualRows({ keys, body, scroller, pinnedIndex });
  return (
    // It only looks on: what has the focus is a control of a row.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      {...means.group}
      className={block}
      onFocus={(event) => {
        virtual.onFocus(event);
        onRowActivate(event);
      }}
      onClickCapture={onRowActivate}
    >
      {virtual.drawn.map(({ index, gap }) => {
        const [row, key] = [rows[index], keys[index]];
        if (row === undefined || key === undefined) return null;
        return (
          <Fragment key={key}>
            <Gap size={gap} />
            <TableRow
              {...shape}
              row={row}
              id={key}
              index={index}
              isSelected={selected?.has(key) ?? false}
              isOneOfMany={isPart}
              onDraw={virtual.onDraw}
            />
          </Fragment>
        );
      })}
      <Gap size={virtual.gapAtEnd} />
      {Array.from({ length: loadingRows }, (_, at) => (
        <LoadingRow key={at} {...shape} />
      ))}
    </tbody>
  );
}

function Gap({ size }: { size: number }) {
  return size > 0 && <tr aria-hidden="true" className={block} style={{ blockSize: size }} />;
}
