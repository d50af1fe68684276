import { type RefObject, useLayoutEffect } from 'react';
import type { DataTableColumn } from './table.ts';
import type { VirtualizerModule } from './useVirtualizerModule.ts';

/**
 * Fixes the column widths of a virtual table, which would otherwise change while scrolling. Sets the styles directly, because
 * nothing else depends on them.
 */
export function useFixedColumnWidths<Row>(
  virtualizerModule: VirtualizerModule | undefined,
  bodyRef: RefObject<HTMLElement | null>,
  columns: readonly DataTableColumn<Row>[],
): void {
  // Columns are new objects whenever a page renders. Measuring the rows again then takes 100 ms, and could change the widths.
  const headers = columns.map(({ id, header }) => `${id} ${header}`).join('\n');
  useLayoutEffect(() => {
    const table = bodyRef.current?.closest('table');
    return headers && table ? virtualizerModule?.observeColumnWidths(table) : undefined;
  }, [virtualizerModule, bodyRef, headers]);
}
