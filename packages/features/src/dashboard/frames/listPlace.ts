import type { RowPlace } from '@fanous/ui/data/DataTable';
import type { Location } from 'react-router-dom';

/** The scroll position in a list and the row that was opened. Stored in the history entries of both. */
export interface ListPlace {
  /** The address of the list, with its search, filters and order. */
  list: string;
  row: RowPlace;
  /** How many pages of the list were loaded. */
  pages: number;
}

/** The state of a history entry that holds such a place. */
export const toHistoryState = (listPlace: ListPlace) => ({ listPlace });

/** The place that a history entry keeps, if any. Other versions of the app may have written it. */
export function findListPlace({ state }: Pick<Location, 'state'>): ListPlace | undefined {
  const place = (state as { listPlace?: Partial<ListPlace> } | null)?.listPlace;
  return typeof place?.list === 'string' && typeof place.pages === 'number' && typeof place.row?.offset === 'number'
    ? (place as ListPlace)
    : undefined;
}

/** The place in the list that stands at this address. */
export function findOwnListPlace(location: Location): ListPlace | undefined {
  const place = findListPlace(location);
  return place?.list === location.pathname + location.search ? place : undefined;
}
