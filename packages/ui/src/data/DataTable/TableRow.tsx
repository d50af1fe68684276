import { memo, type ReactElement } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { actions, cell, cellLabel, cellValue, row as rowStyle, rowWithBox } from './DataTable.css.ts';
import { LoadingBox, SelectBox } from './SelectBox.tsx';
import { type DataTableColumn, means, placeOf, type RowKey } from './table.ts';

/** What is the same for all rows. */
export interface RowShape<Row> {
  columns: readonly DataTableColumn<Row>[];
  rowName?: ((row: Row) => string) | undefined;
  /** With it rows can be chosen: «تحديد منى». */
  selectLabel?: ((name: string) => string) | undefined;
  onSelect: (key: RowKey, isSelected: boolean) => void;
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

const dress = (hasBox: boolean) => (hasBox ? `${rowStyle} ${rowWithBox}` : rowStyle);

function Row<Row>(props: TableRowProps<Row>) {
  const { columns, row, id, index, isSelected, isOneOfMany, rowName, selectLabel, onDraw } = props;
  const hasBox = selectLabel !== undefined;
  return (
    <tr
      {...means.row}
      ref={onDraw}
      className={dress(hasBox)}
      data-index={index}
      data-selected={isSelected || undefined}
      // The head is the first row.
      aria-rowindex={isOneOfMany ? index + 2 : undefined}
    >
      {hasBox && (
        <td {...means.cell} className={cell({ isBox: true, place: 'box' })}>
          <SelectBox
            label={selectLabel(rowName?.(row) ?? '')}
            isSelected={isSelected}
            onChange={(selected) => props.onSelect(id, selected)}
          />
        </td>
      )}
      {columns.map((column) => {
        const { id, header, cell: render, isRowHeader, kind, from } = column;
        const dressed = cell({ kind, from, isRowHeader, place: placeOf(column, hasBox) });
        if (isRowHeader) {
          return (
            <th key={id} {...means.rowHeader} className={dressed}>
              {render(row)}
            </th>
          );
        }
        return (
          <td key={id} {...means.cell} className={dressed}>
            {kind === 'actions' ? (
              <div className={actions}>{render(row)}</div>
            ) : (
              <>
                <span className={cellLabel} aria-hidden="true">
                  {header}
                </span>
                <span className={cellValue}>{render(row)}</span>
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
export function LoadingRow<Row>({ columns, selectLabel }: RowShape<Row>) {
  const hasBox = selectLabel !== undefined;
  return (
    <tr aria-hidden="true" className={dress(hasBox)}>
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
