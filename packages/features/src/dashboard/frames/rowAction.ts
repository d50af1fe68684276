import type { TableRowActions } from '@fanous/ui/data/DataTable';

/** An action of a table row. */
export type RowAction = ReturnType<TableRowActions<unknown>['items']>[number];
