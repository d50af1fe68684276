import { Icon } from '../../media/Icon/Icon.tsx';
import { TableCheckbox } from './TableCheckbox.tsx';
import { type DataTableColumn, roleProps, getStickyPosition, type TableSort } from './table.ts';
import { sortArrow, head, headCell, headRow, sortButton } from './TableHead.css.ts';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort?: TableSort | null | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The checkbox that selects all rows. */
  selectAllProps?:
    | { label: string; isSelected: boolean; isIndeterminate: boolean; onChange: (isSelected: boolean) => void }
    | undefined;
}

/** The column headers. With cards, a bar of the sort buttons and the checkbox. */
export function TableHead<Row>({ columns, sort, onSortChange, selectAllProps }: TableHeadProps<Row>) {
  const hasSortableColumn = columns.some(({ isSortable }) => isSortable);
  const hasControls = selectAllProps !== undefined || hasSortableColumn;

  const toggleSort = (column: string) => {
    const isDescending = sort?.column === column && sort.direction === 'ascending';
    onSortChange?.({ column, direction: isDescending ? 'descending' : 'ascending' });
  };

  return (
    <thead {...roleProps.group} className={head}>
      <tr {...roleProps.row} className={headRow({ hasControls })}>
        {selectAllProps && (
          <th
            {...roleProps.columnHeader}
            className={headCell({ isCheckbox: true, hasControl: true, sticky: 'checkbox' })}
          >
            <TableCheckbox {...selectAllProps} hasVisibleLabel={!hasSortableColumn} />
          </th>
        )}
        {columns.map((column) => {
          const { id, header, format, hideBelow, isSortable = false, extension } = column;
          const direction = sort?.column === id ? sort.direction : undefined;
          const sticky = getStickyPosition(column, selectAllProps !== undefined);
          return (
            <th
              key={id}
              {...roleProps.columnHeader}
              aria-sort={direction}
              className={`${headCell({ format, hideBelow, sticky, hasControl: isSortable })} ${extension?.className ?? ''}`}
              style={extension?.style}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={sortButton}
                  onClick={() => toggleSort(id)}
                  // Browsers do not scroll to a focused button that is partly visible.
                  onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
                >
                  {header}
                  <span className={sortArrow}>
                    <Icon name={direction ? (direction === 'ascending' ? 'arrow-up' : 'arrow-down') : 'sort'} />
                  </span>
                </button>
              ) : (
                header
              )}
              {extension?.headerEnd}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
