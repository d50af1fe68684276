import type { CSSProperties, ReactNode } from 'react';
import type { MenuEntry } from '../../actions/Menu/items.ts';

/** A stable key of a row. */
export type RowKey = string | number;

/** The position of a row when it was used. */
export interface RowPosition {
  key: RowKey;
  /** How far its top is below the top of the scroll region, in px. */
  offsetPx: number;
  /** Index of the used control in the row, from 0. */
  controlIndex: number;
}

/** One column, or one line of each card on a phone. */
export interface DataTableColumn<Row> {
  id: string;
  /** The column header; in cards the label of the value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The row header: sticky, and the title of the card. Set it on one column. */
  isRowHeader?: boolean;
  /**
   * - `nowrap` does not wrap: a phone number, a state.
   * - `date` wraps in compact tables only.
   * - `number` aligns units, on the right in both directions.
   * - `rowNumber` numbers the rows and is hidden in cards.
   * - `rank` is shown beside the name of a card; do not use it with `selection`.
   * - `actions` aligns buttons to the end, in cards at the bottom.
   */
  format?: 'text' | 'nowrap' | 'date' | 'number' | 'rowNumber' | 'rank' | 'actions';
  /** Truncates long user-written texts after this many lines. The full text must be available elsewhere. */
  lines?: 2 | 3;
  /**
   * Hides the column if the table is narrower than 600, 840 or 1080 px. The width is that of the table, not of the window.
   * Cards show all values.
   */
  hideBelow?: 'medium' | 'large' | 'wide';
  /** The header is a button that sorts by this column. Requires `sort`. */
  isSortable?: boolean;
  /** What an optional feature adds: set by `useColumnResize` and `usePinnedColumns`. */
  extension?: ColumnExtension;
}

/** What an optional feature adds to the cells of a column. */
export interface ColumnExtension {
  className?: string;
  style?: CSSProperties;
  /** At the end of the header cell. */
  headerEnd?: ReactNode;
}

/** The sorted column and its direction. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The caller sorts, because the table may have only a part of the rows. */
export type SortingProps =
  | { sort?: never; onSortChange?: never }
  /** Null while the rows are not sorted by a column. */
  | { sort: TableSort | null; onSortChange: (sort: TableSort) => void };

/** The actions of each row. */
export interface TableRowActions<Row> {
  /** The column header: «إجراءات». */
  header: string;
  /** Names the menu of a row: «إجراءات أخرى: منى». The name must come last, because it is replaced by the row header. */
  moreLabel: (name: string) => string;
  /** Most important first: the first is a button, the others are in a menu. Their names include the row header. */
  items: (row: Row) => readonly MenuEntry[];
  /** Number of actions shown as buttons. A single remaining action is shown as a button too. */
  visibleCount?: number;
}

/** Row selection, for bulk actions. */
export interface TableSelection {
  selectedKeys: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
  /** «تحديد كل الصفوف» */
  selectAllLabel: string;
  /** «تحديد», followed by the row header. */
  selectRowLabel: string;
  /** Shown and announced: «تم تحديد 3 مستخدمين». */
  countLabel: (count: number) => string;
  /** «إلغاء التحديد» */
  clearLabel: string;
  /** A `Button` that selects rows which are not loaded as well: «تحديد كل المطابق (120)». */
  selectAllAction?: ReactNode;
  /** The bulk actions, as `Button`s. */
  actions?: ReactNode;
}

/** Row actions and checkboxes need the name of the row. */
export type RowNameProps<Row> =
  | { rowName?: (row: Row) => string; rowActions?: never; selection?: never }
  | { rowName: (row: Row) => string; rowActions?: TableRowActions<Row>; selection?: TableSelection };

/** Tables with more rows are virtualized. */
export const virtualizeAboveRowCount = 100;

/**
 * Explicit table roles: in some browsers table elements lose their roles when `display` changes, as it does for cards.
 */
export const roleProps = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** Returns the sticky position of a column: the name and the actions are sticky. */
export const getStickyPosition = (
  { isRowHeader, format }: Pick<DataTableColumn<never>, 'isRowHeader' | 'format'>,
  hasCheckbox: boolean,
) => (isRowHeader ? (hasCheckbox ? 'nameAfterCheckbox' : 'name') : format === 'actions' ? 'actions' : 'none');
