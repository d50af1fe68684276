import type { RefObject, SyntheticEvent } from 'react';
import { findControlIndex } from './rowControls.ts';
import type { RowKey, RowPosition } from './table.ts';

/** Reports the position of a row when a control in it is focused or pressed, including its menu button. */
export function useReportRowPosition(
  keys: readonly RowKey[],
  scroller: RefObject<HTMLElement | null>,
  onRowActivate: ((position: RowPosition) => void) | undefined,
) {
  return ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
    const key = keys[Number(row?.dataset['index'])];
    const region = scroller.current;
    if (!onRowActivate || !row || !region?.contains(row) || key === undefined) return;
    const offset = row.getBoundingClientRect().top - region.getBoundingClientRect().top;
    onRowActivate({ key, offset: Math.round(offset), control: findControlIndex(row, target as Element) });
  };
}
