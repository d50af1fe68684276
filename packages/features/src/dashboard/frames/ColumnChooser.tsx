import { Button } from '@fanous/ui/actions/Button';
import { Menu } from '@fanous/ui/actions/Menu';
import { useLingui } from '@lingui/react/macro';

interface ColumnChooserProps {
  columns: readonly { id: string; header: string; isRowHeader?: boolean }[];
  hiddenIds: readonly string[];
  onChange: (hiddenIds: string[]) => void;
}

/** A menu that shows and hides the columns of a list. The row header column cannot be hidden. */
export function ColumnChooser({ columns, hiddenIds, onChange }: ColumnChooserProps) {
  const { t } = useLingui();
  const visibleIds = columns.filter(({ id }) => !hiddenIds.includes(id)).map(({ id }) => id);
  return (
    <Menu
      placement="bottom end"
      items={[
        {
          id: 'columns',
          'aria-label': t`Columns`,
          entries: columns.map(({ id, header, isRowHeader = false }) => ({
            id,
            label: header,
            isDisabled: isRowHeader,
          })),
          selectedIds: visibleIds,
          onSelectionChange: (ids) =>
            onChange(columns.filter(({ id, isRowHeader }) => !isRowHeader && !ids.includes(id)).map(({ id }) => id)),
        },
        {
          id: 'more',
          'aria-label': t`Show all columns`,
          entries: [
            {
              id: 'reset',
              label: t`Show all columns`,
              icon: 'undo',
              isDisabled: hiddenIds.length === 0,
              onAction: () => onChange([]),
            },
          ],
        },
      ]}
    >
      <Button variant="outline" icon="columns">
        {t`Columns`}
      </Button>
    </Menu>
  );
}
