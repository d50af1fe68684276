import type { ReactNode } from 'react';
import type { MenuEntry } from '../../actions/Menu/items.ts';

/** What a row is known by, from fetch to fetch. */
export type RowKey = string | number;

/** The position of a row when it was used. */
export interface RowPosition {
  key: RowKey;
  /** How far its top is below the top of the scroll region, in px. */
  offset: number;
  /** Which of the controls of the row was used, from 0. */
  control: number;
}

/** One column, and on a phone one line of each card. */
export interface DataTableColumn<Row> {
  id: string;
  /** What stands over the column, and before the value on a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names the row: read out with each of its cells, the title of its card, and stays in sight. One column has it. */
  isRowHeader?: boolean;
  /**
   * `line` never breaks: a phone number, a state; `date` breaks in a compact table alone; `number` lines up units, on the right in both directions; `place` counts the rows and is left out
   * of cards; `rank` is a place that something else speaks of, and stands beside the name of a card (not with `selection`);
   * `actions` keeps buttons at the end and, on a phone, at the foot of the card.
   */
  kind?: 'text' | 'line' | 'date' | 'number' | 'place' | 'rank' | 'actions';
  /** Cut after so many lines, where others write it and it may be long. The whole of it must be reachable some other way. */
  lines?: 2 | 3;
  /**
   * How much room the table must have before the column is worth its place: 600, 840 or 1080 px. The room is the
   * table's own, beside a side menu or not; where rows are cards, every value has a line.
   */
  from?: 'medium' | 'large' | 'wide';
  /** The head of the column is a button that sorts by it; say by what in `sort`. */
  isSortable?: boolean;
}

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Sorting is the caller's, who may have only a part of the rows. */
export type Sorting =
  | { sort?: never; onSortChange?: never }
  /** Null while the rows stand in no order of a column. */
  | { sort: TableSort | null; onSortChange: (sort: TableSort) => void };

/** What can be done with one row. */
export interface TableRowActions<Row> {
  /** The head of the column: «إجراءات». */
  header: string;
  /** Names the menu of a row: «إجراءات أخرى: منى». The name comes last: the heading of the row stands in for it. */
  moreLabel: (name: string) => string;
  /** Most wanted first. The first stands as a button, the rest in a menu; the names of both carry the row's. */
  items: (row: Row) => readonly MenuEntry[];
  /** How many stand as buttons. A menu of one line is never made: its line stands beside them. */
  shown?: number;
}

/** Choosing rows, to do one thing with them all. */
export interface TableSelection {
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
  /** «تحديد كل الصفوف» */
  allLabel: string;
  /** «تحديد»; the heading of the row follows. */
  rowLabel: string;
  /** Said and shown: «تم تحديد 3 مستخدمين». */
  countLabel: (count: number) => string;
  /** «إلغاء التحديد» */
  clearLabel: string;
  /** A `Button` that selects rows which are not loaded as well: «تحديد كل المطابق (120)». */
  scope?: ReactNode;
  /** What can be done with the chosen rows, as `Button`s. */
  actions?: ReactNode;
}

/** Boxes and buttons in a row carry its name. */
export type NamedRows<Row> =
  | { rowName?: (row: Row) => string; rowActions?: never; selection?: never }
  | { rowName: (row: Row) => string; rowActions?: TableRowActions<Row>; selection?: TableSelection };

/** More rows than these are drawn only where they are seen. */
export const drawnAtMost = 100;

/**
 * Rows that are drawn as cards lose their meaning as a table in some browsers (a change of `display` takes it away), so
 * each element says again what it is.
 */
export const means = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** Which columns stay in sight while the rest passes under them: the name, and where there is room, the actions. */
export const placeOf = ({ isRowHeader, kind }: Pick<DataTableColumn<never>, 'isRowHeader' | 'kind'>, hasBox: boolean) =>
  isRowHeader ? (hasBox ? 'nameAfterBox' : 'name') : kind === 'actions' ? 'actions' : 'none';
