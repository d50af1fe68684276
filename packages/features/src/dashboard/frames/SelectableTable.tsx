import { Button } from '@fanous/ui/actions/Button';
import { DataTable, type DataTableProps } from '@fanous/ui/data/DataTable';
import { SelectionScopeButton } from './SelectionScopeButton.tsx';
import type { List } from './useList.ts';
import { useSelection } from './useSelection.ts';

interface SelectableTableProps<Row> {
  table: DataTableProps<Row> & { rowName: (row: Row) => string; selection?: never };
  list: List<Row>;
  /** What is done with all that are chosen: «حذف». */
  action: string;
  onAction: (rows: readonly Row[]) => void;
}

/** The table of a list whose rows can be chosen. Choosing one draws its row anew, and not the page with all of them. */
export function SelectableTable<Row extends { id: number }>({
  table,
  list,
  action,
  onAction,
}: SelectableTableProps<Row>) {
  const { selection, selectedRows, scope } = useSelection(list);
  const actions = (
    <Button size="dense" variant="outline" tone="danger" icon="trash" onPress={() => onAction(selectedRows)}>
      {action}
    </Button>
  );
  return (
    <DataTable
      {...table}
      selection={{ ...selection, selectAllAction: <SelectionScopeButton scope={scope} />, actions }}
    />
  );
}
