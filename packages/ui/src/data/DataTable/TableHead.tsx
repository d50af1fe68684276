import { Icon } from '../../media/Icon/Icon.tsx';
import { SelectBox } from './SelectBox.tsx';
import { type DataTableColumn, means, placeOf, type TableSort } from './table.ts';
import { arrow, head, headCell, headRow, sort as sortButton } from './TableHead.css.ts';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort?: TableSort | null | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The box over all boxes. */
  all?: { label: string; isSelected: boolean; isPartly: boolean; onChange: (isSelected: boolean) => void } | undefined;
}

/** The heads of the columns; over cards, a strip of those that do something. */
export function TableHead<Row>({ columns, sort, onSortChange, all }: TableHeadProps<Row>) {
  const isSorted = columns.some(({ isSortable }) => isSortable);
  const hasControls = all !== undefined || isSorted;

  const press = (column: string) => {
    const isTurned = sort?.column === column && sort.direction === 'ascending';
    onSortChange?.({ column, direction: isTurned ? 'descending' : 'ascending' });
  };

  return (
    <thead {...means.group} className={head}>
      <tr {...means.row} className={headRow({ hasControls })}>
        {all && (
          <th {...means.columnHeader} className={headCell({ isBox: true, hasControl: true, place: 'box' })}>
            <SelectBox {...all} isAlone={!isSorted} />
          </th>
        )}
        {columns.map((column) => {
          const { id, header, kind, from, isSortable = false } = column;
          const direction = sort?.column === id ? sort.direction : undefined;
          const place = placeOf(column, all !== undefined);
          return (
            <th
              key={id}
              {...means.columnHeader}
              aria-sort={direction}
              className={headCell({ kind, from, place, hasControl: isSortable })}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={sortButton}
                  onClick={() => press(id)}
                  // Over cards a part of it may stand beyond the edge, which is enough for the browser.
                  onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
                >
                  {header}
                  <span className={arrow}>
                    <Icon name={direction ? (direction === 'ascending' ? 'arrow-up' : 'arrow-down') : 'sort'} />
                  </span>
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
