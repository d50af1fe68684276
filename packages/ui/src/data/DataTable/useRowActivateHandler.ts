import type { RefObject, SyntheticEvent } from 'react';
import { findControlIndex } from './rowControls.ts';
import type { RowKey, RowPosition } from './table.ts';

/** Returns an event handler that reports the position of a row when a control in it is focused or pressed. */
export function useRowActivateHandler(
  loadedKeys: readonly RowKey[],
  scrollRegionRef: RefObject<HTMLElement | null>,
  onRowActivate: ((position: RowPosition) => void) | undefined,
) {
  return ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
    const key = loadedKeys[Number(row?.dataset['index'])];
    const region = scrollRegionRef.current;
    if (!onRowActivate || !row || !region?.contains(row) || key === undefined) return;
    const offset = row.getBoundingClientRect().top - region.getBoundingClientRect().top;
    onRowActivate({ key, offsetPx: Math.round(offset), controlIndex: findControlIndex(row, target as Element) });
  };
}
