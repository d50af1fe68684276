import { Button } from '@fanous/ui/actions/Button';
import { DataTable, type DataTableProps } from '@fanous/ui/data/DataTable';
import { SelectionScopeButton } from './SelectionScopeButton.tsx';
import type { List } from './useList.ts';
import { useSelection } from './useSelection.ts';

interface SelectableTableProps<Row> {
  table: DataTableProps<Row> & { rowName: (row: Row) => string; selection?: never };
  list: List<Row>;
  /** The action on the selected rows: «حذف». */
  actionLabel: string;
  onAction: (rows: readonly Row[]) => void;
}

/** The table of a list with selectable rows. Holds the selection, so that a change does not render the whole page. */
export function SelectableTable<Row extends { id: number }>({
  table,
  list,
  actionLabel,
  onAction,
}: SelectableTableProps<Row>) {
  const { selection, selectedRows, scope } = useSelection(list);
  const actions = (
    <Button size="dense" variant="outline" tone="danger" icon="trash" onPress={() => onAction(selectedRows)}>
      {actionLabel}
    </Button>
  );
  return (
    <DataTable
      {...table}
      selection={{ ...selection, selectAllAction: <SelectionScopeButton scope={scope} />, actions }}
    />
  );
}
