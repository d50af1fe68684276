import { memo, type ReactElement, useId } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { RowHeadingContext } from './RowHeadingContext.ts';
import { actions, cell, cellLabel, cellValue, truncated, row as rowStyle, rowWithCheckbox } from './TableRow.css.ts';
import { CheckboxSkeleton, TableCheckbox } from './TableCheckbox.tsx';
import { type DataTableColumn, roleProps, getStickyPosition, type RowKey } from './table.ts';

/** Props that all rows share. */
export interface SharedRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Makes the rows selectable: «تحديد». */
  selectLabel?: string | undefined;
  onSelect: (key: RowKey, isSelected: boolean, isRange: boolean) => void;
}

interface TableRowProps<Row> extends SharedRowProps<Row> {
  row: Row;
  rowKey: RowKey;
  /** Its index, from 0. */
  index: number;
  isSelected: boolean;
  /** Not all rows are rendered or loaded, so the row has an `aria-rowindex`. */
  isPartial: boolean;
  rowRef?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/** A card has an extra column before its name for a checkbox or a rank. */
const getRowClassName = <Row,>({ columns, selectLabel }: SharedRowProps<Row>) =>
  selectLabel || columns.some(({ format }) => format === 'rank') ? `${rowStyle} ${rowWithCheckbox}` : rowStyle;

const getCellProps = <Row,>(column: DataTableColumn<Row>, hasCheckbox: boolean) => {
  const { format, hideBelow, isRowHeader, extension } = column;
  const sticky = getStickyPosition(column, hasCheckbox);
  return {
    className: `${cell({ format, hideBelow, isRowHeader, sticky })} ${extension?.className ?? ''}`,
    style: extension?.style,
  };
};

function Row<Row>(props: TableRowProps<Row>) {
  const { columns, row, rowKey, index, isSelected, isPartial, selectLabel, rowRef } = props;
  const hasCheckbox = selectLabel !== undefined;
  const headingId = useId();
  return (
    <tr
      {...roleProps.row}
      ref={rowRef}
      className={getRowClassName(props)}
      data-index={index}
      data-selected={isSelected || undefined}
      // The header is row 1.
      aria-rowindex={isPartial ? index + 2 : undefined}
    >
      {hasCheckbox && (
        <td {...roleProps.cell} className={cell({ isCheckbox: true, sticky: 'checkbox' })}>
          <TableCheckbox
            label={selectLabel}
            labelSuffixId={headingId}
            isSelected={isSelected}
            onChange={(selected, isRange) => props.onSelect(rowKey, selected, isRange)}
          />
        </td>
      )}
      {columns.map((column) => {
        const { id, header, cell: renderCell, isRowHeader, lines, format } = column;
        const value = lines ? <div className={truncated({ lines })}>{renderCell(row)}</div> : renderCell(row);
        const cellProps = getCellProps(column, hasCheckbox);
        if (isRowHeader) {
          return (
            <th key={id} id={headingId} {...roleProps.rowHeader} {...cellProps}>
              {value}
            </th>
          );
        }
        return (
          <td key={id} {...roleProps.cell} {...cellProps}>
            {format === 'actions' ? (
              <div className={actions}>
                <RowHeadingContext value={headingId}>{value}</RowHeadingContext>
              </div>
            ) : (
              <>
                {format !== 'rank' && (
                  <span className={cellLabel} aria-hidden="true">
                    {header}
                  </span>
                )}
                <div className={cellValue}>{value}</div>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** One row, or one card on a phone. Memoized, so that scrolling does not render it again. */
// `memo` drops the type parameter of the component.
export const TableRow = memo(Row) as <Row>(props: TableRowProps<Row>) => ReactElement;

/** A skeleton row. */
export function SkeletonRow<Row>(props: SharedRowProps<Row>) {
  const { columns, selectLabel } = props;
  const hasCheckbox = selectLabel !== undefined;
  return (
    <tr aria-hidden="true" className={getRowClassName(props)}>
      {hasCheckbox && (
        <td className={cell({ isCheckbox: true, sticky: 'checkbox' })}>
          <CheckboxSkeleton />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} {...getCellProps(column, hasCheckbox)}>
          <Skeleton width={column.isRowHeader ? 'wide' : 'full'} />
        </td>
      ))}
    </tr>
  );
}
