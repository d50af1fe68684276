import { type ReactNode, useId } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { useUiString } from '../../intl/strings.ts';
import {
  actions,
  body,
  cell,
  cellLabel,
  headCell,
  hiddenCaption,
  notice,
  region,
  row as rowStyle,
  table,
} from './DataTable.css.ts';

/** One column, and on a phone one line of each card. */
export interface DataTableColumn<Row> {
  id: string;
  /** What stands over the column, and before the value on a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names the row: read out with each of its cells, the title of its card. One column has it. */
  isRowHeader?: boolean;
  /** `number` lines up digits at the end; `actions` keeps buttons at the end and, on a phone, at the foot of the card. */
  kind?: 'text' | 'number' | 'actions';
  /** The width from which the column is worth its place; on a phone, where rows are cards, every value has one. */
  from?: 'medium' | 'large' | 'wide';
}

export interface DataTableProps<Row> {
  /** Names the table and its scroll region, with the count where there is one: «نتائج اختباراتي، 12 نتيجة». */
  caption: string;
  columns: readonly DataTableColumn<Row>[];
  /** Missing while the first answer is on its way: grey rows stand in, as many as `expectedRows`. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  expectedRows?: number;
  /** Newer rows are on their way: the old ones stay, and a screen reader knows. */
  isStale?: boolean;
  /** Stands where the rows would, when there are none. */
  empty: ReactNode;
  /** Stands where the rows would, when they could not be fetched. */
  error?: ReactNode;
}

/**
 * Rows to compare, in a native table that scrolls within 600 px under a head that stays. On a phone each row becomes a
 * card. For pictures and prices to choose from use `CourseGrid`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, expectedRows = 5, isStale = false, empty, error } = props;
  const captionId = useId();
  const say = useUiString();
  const isLoading = rows === undefined && error === undefined;
  const instead = rows === undefined ? error : rows.length === 0 ? empty : undefined;
  if (instead !== undefined) return <div className={notice}>{instead}</div>;

  return (
    // The region scrolls, so the keyboard must be able to reach it; not every browser sees to that by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={region} tabIndex={0} aria-labelledby={captionId} aria-busy={isLoading || isStale}>
      <table className={table}>
        <caption id={captionId} className={hiddenCaption}>
          {isLoading ? `${caption} ${say('loading')}` : caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, header, kind, from }) => (
              <th key={id} scope="col" className={headCell({ kind, from })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body}>
          {rows?.map((row) => <DataRow key={rowKey(row)} columns={columns} row={row} />) ??
            Array.from({ length: expectedRows }, (_, at) => <LoadingRow key={at} columns={columns} />)}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  row: Row;
}

function DataRow<Row>({ columns, row }: RowProps<Row>) {
  return (
    <tr className={rowStyle}>
      {columns.map(({ id, header, cell: render, isRowHeader, kind, from }) =>
        isRowHeader ? (
          <th key={id} scope="row" className={cell({ kind, from, isRowHeader })}>
            {render(row)}
          </th>
        ) : (
          <td key={id} className={cell({ kind, from })}>
            {kind === 'actions' ? (
              <div className={actions}>{render(row)}</div>
            ) : (
              <>
                <span className={cellLabel} aria-hidden="true">
                  {header}
                </span>
                {render(row)}
              </>
            )}
          </td>
        ),
      )}
    </tr>
  );
}

function LoadingRow<Row>({ columns }: Pick<RowProps<Row>, 'columns'>) {
  return (
    <tr aria-hidden="true" className={rowStyle}>
      {columns.map(({ id, kind, from, isRowHeader }) => (
        <td key={id} className={cell({ kind, from, isRowHeader })}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}
