import type { RowPosition } from '@fanous/ui/data/DataTable';
import type { Location } from 'react-router-dom';

/** The scroll position in a list and the row that was opened. Stored in the history entries of both. */
export interface ListPosition {
  /** The URL of the list, with search, filters and sort order. */
  list: string;
  row: RowPosition;
  /** How many pages of the list were loaded. */
  pages: number;
}

/** Wraps a position as the state of a history entry. */
export const toHistoryState = (listPosition: ListPosition) => ({ listPosition });

/** The position in the state of a history entry, if any. Another version of the app may have written it. */
export function findListPosition({ state }: Pick<Location, 'state'>): ListPosition | undefined {
  const position = (state as { listPosition?: Partial<ListPosition> } | null)?.listPosition;
  return typeof position?.list === 'string' &&
    typeof position.pages === 'number' &&
    typeof position.row?.offsetPx === 'number'
    ? (position as ListPosition)
    : undefined;
}

/** The position in the list at this URL. */
export function findListPositionFor(location: Location): ListPosition | undefined {
  const position = findListPosition(location);
  return position?.list === location.pathname + location.search ? position : undefined;
}
