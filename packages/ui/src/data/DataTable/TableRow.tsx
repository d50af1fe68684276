import { memo, type ReactElement, useId } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { RowHeadingContext } from './RowHeadingContext.ts';
import { actions, cell, cellLabel, cellValue, cut, row as rowStyle, rowWithBox } from './TableRow.css.ts';
import { LoadingBox, SelectBox } from './SelectBox.tsx';
import { type DataTableColumn, means, placeOf, type RowKey } from './table.ts';

/** What is the same for all rows. */
export interface RowShape<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** With it rows can be chosen: «تحديد». */
  selectLabel?: string | undefined;
  onSelect: (key: RowKey, isSelected: boolean, isRange: boolean) => void;
}

interface TableRowProps<Row> extends RowShape<Row> {
  row: Row;
  id: RowKey;
  /** Its place among the rows, from 0. */
  index: number;
  isSelected: boolean;
  /** Not all rows are drawn, or here: this one says which it is. */
  isOneOfMany: boolean;
  onDraw?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** What stands before the name of a card: a box, or its rank. */
const dress = <Row,>({ columns, selectLabel }: RowShape<Row>) =>
  selectLabel || columns.some(({ kind }) => kind === 'rank') ? `${rowStyle} ${rowWithBox}` : rowStyle;

function Row<Row>(props: TableRowProps<Row>) {
  const { columns, row, id, index, isSelected, isOneOfMany, selectLabel, onDraw } = props;
  const hasBox = selectLabel !== undefined;
  const headingId = useId();
  return (
    <tr
      {...means.row}
      ref={onDraw}
      className={dress(props)}
      data-index={index}
      data-selected={isSelected || undefined}
      // The head is the first row.
      aria-rowindex={isOneOfMany ? index + 2 : undefined}
    >
      {hasBox && (
        <td {...means.cell} className={cell({ isBox: true, place: 'box' })}>
          <SelectBox
            label={selectLabel}
            subjectId={headingId}
            isSelected={isSelected}
            onChange={(selected, isRange) => props.onSelect(id, selected, isRange)}
          />
        </td>
      )}
      {columns.map((column) => {
        const { id, header, cell: render, isRowHeader, lines, kind, from } = column;
        const value = lines ? <div className={cut({ lines })}>{render(row)}</div> : render(row);
        const dressed = cell({ kind, from, isRowHeader, place: placeOf(column, hasBox) });
        if (isRowHeader) {
          return (
            <th key={id} id={headingId} {...means.rowHeader} className={dressed}>
              {value}
            </th>
          );
        }
        return (
          <td key={id} {...means.cell} className={dressed}>
            {kind === 'actions' ? (
              <div className={actions}>
                <RowHeadingContext value={headingId}>{value}</RowHeadingContext>
              </div>
            ) : (
              <>
                {kind !== 'rank' && (
                  <span className={cellLabel} aria-hidden="true">
                    {header}
                  </span>
                )}
                <span className={cellValue}>{value}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** One row, and on a phone one card. It renders when something of its own has changed: scrolling changes nothing. */
// `memo` forgets that the component takes a type.
export const TableRow = memo(Row) as <Row>(props: TableRowProps<Row>) => ReactElement;

/** Keeps the place of a row, in the columns of its table. */
export function LoadingRow<Row>(shape: RowShape<Row>) {
  const { columns, selectLabel } = shape;
  const hasBox = selectLabel !== undefined;
  return (
    <tr aria-hidden="true" className={dress(shape)}>
      {hasBox && (
        <td className={cell({ isBox: true, place: 'box' })}>
          <LoadingBox />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={cell({
            kind: column.kind,
            from: column.from,
            isRowHeader: column.isRowHeader,
            place: placeOf(column, hasBox),
          })}
        >
          <Skeleton width={column.isRowHeader ? 'wide' : 'full'} />
        </td>
      ))}
    </tr>
  );
}
