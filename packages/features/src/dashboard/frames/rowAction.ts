import type { TableRowActions } from '@fanous/ui/data/DataTable';

/** One thing to do with a row. */
export type RowAction = ReturnType<TableRowActions<unknown>['items']>[number];
