import { useFormat } from '../../intl/useFormat.ts';
import { DataTable } from './DataTable.tsx';
import { people, userColumns, type UserWords } from './User.fixtures.tsx';

/** For stories: nine columns and the actions, as a list of courses has them. */
export function ManyColumns({ say }: { say: UserWords }) {
  const format = useFormat();
  const [name, email, phone, role, courses, joined] = userColumns(say, format).map((column) =>
    Object.assign(column, { from: 'medium' as const }),
  );
  if (!name || !email || !phone || !role || !courses || !joined) return null;
  const count = { ...courses, isSortable: false };
  return (
    <DataTable
      caption={say.loading}
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
        { ...joined, kind: 'date' },
      ]}
      rows={people(7)}
      rowKey={({ id }) => id}
      rowName={(person) => person.name}
      rowActions={{
        header: say.actions,
        moreLabel: say.more,
        items: () => [
          { id: 'edit', label: say.edit, icon: 'pencil', href: '#edit' },
          { id: 'sessions', label: say.sessions, icon: 'log-out' },
          { id: 'remove', label: say.remove, icon: 'trash' },
        ],
      }}
      sort={null}
      onSortChange={() => undefined}
      empty={null}
    />
  );
}
