import { useFormat } from '../../intl/useFormat.ts';
import { DataTable } from './DataTable.tsx';
import { createPeople, createUserColumns, type UserLabels } from './User.fixtures.tsx';

/** For stories: nine columns and the actions, as in a list of courses. */
export function ManyColumnsTable({ labels }: { labels: UserLabels }) {
  const format = useFormat();
  const [name, email, phone, role, courses, joined] = createUserColumns(labels, format).map((column) =>
    Object.assign(column, { hideBelow: 'medium' as const }),
  );
  if (!name || !email || !phone || !role || !courses || !joined) return null;
  const count = { ...courses, isSortable: false };
  return (
    <DataTable
      caption={labels.loading}
      density="compact"
      columns={[
        name,
        { ...email, lines: 2 },
        phone,
        role,
        courses,
        { ...count, id: 'count-2' },
        { ...count, id: 'count-3' },
        { ...count, id: 'count-4' },
        { ...joined, format: 'date' },
      ]}
      rows={createPeople(7)}
      rowKey={({ id }) => id}
      rowName={(person) => person.name}
      rowActions={{
        header: labels.actions,
        moreLabel: labels.more,
        items: () => [
          { id: 'edit', label: labels.edit, icon: 'pencil', href: '#edit' },
          { id: 'sessions', label: labels.sessions, icon: 'log-out' },
          { id: 'remove', label: labels.remove, icon: 'trash' },
        ],
      }}
      sort={null}
      onSortChange={() => undefined}
      empty={null}
    />
  );
}
