import { useMemo, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type RowKey, type RowPosition, type TableRowActions, type TableSort } from './DataTable.tsx';
import { people, type Person, userColumns, type UserWords } from './User.fixtures.tsx';

interface LiveUsersProps {
  say: UserWords;
  count: number;
  hasSelection?: boolean;
  /** Chosen at first, from the top. */
  selectedCount?: number;
  /** Asks before a row goes. */
  asks?: boolean;
  /** Comes in batches of this many. */
  batch?: number;
  /** Where a page was left, and comes back to. */
  restoreRow?: RowPosition;
  onRowActivate?: (position: RowPosition) => void;
}

/** For stories: sorts, chooses, deletes and fetches more, as a page does. */
export function LiveUsers(props: LiveUsersProps) {
  const { say, count, hasSelection, selectedCount = 0, asks, batch = count, restoreRow, onRowActivate } = props;
  const format = useFormat();
  const [all, setAll] = useState(() => people(count));
  const [here, setHere] = useState(batch);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(
    () => new Set(all.slice(0, selectedCount).map(({ id }) => id)),
  );
  const [doomed, setDoomed] = useState<Person>();

  const columns = useMemo(() => userColumns(say, format), [say, format]);
  const rows = useMemo(() => sorted(all, sort).slice(0, here), [all, sort, here]);
  const rowActions = useMemo<TableRowActions<Person>>(
    () => ({
      header: say.actions,
      moreLabel: say.more,
      items: (person) => [
        { id: 'edit', label: say.edit, href: `#edit-${person.id}` },
        { id: 'sessions', label: say.sessions, icon: 'log-out' },
        {
          id: 'remove',
          label: say.remove,
          icon: 'trash',
          tone: 'danger',
          onAction: () => (asks ? setDoomed(person) : setAll(without(person))),
        },
      ],
    }),
    [say, asks],
  );
  const fetchMore = () => {
    setLoadingMore(true);
    setTimeout(() => {
      setHere((now) => now + batch);
      setLoadingMore(false);
    }, 400);
  };

  return (
    <>
      <DataTable
        caption={say.caption(format.number(count))}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        rowName={nameOf}
        sort={sort}
        onSortChange={setSort}
        rowActions={rowActions}
        {...(hasSelection && {
          selection: {
            selected: new Set(all.flatMap(({ id }) => (selected.has(id) ? [id] : []))),
            onChange: setSelected,
            allLabel: say.all,
            rowLabel: say.select,
            countLabel: say.selected,
            clearLabel: say.clear,
            scope: selected.size === all.length && (
              <Button size="dense" variant="quiet">
                {say.matching}
              </Button>
            ),
            actions: (
              <>
                <Button size="dense" icon="user-plus">
                  {say.assign}
                </Button>
                {asks && (
                  <Button size="dense" icon="trash" onPress={() => setAll(all.filter(({ id }) => !selected.has(id)))}>
                    {say.remove}
                  </Button>
                )}
              </>
            ),
          },
        })}
        onReachEnd={here < all.length ? fetchMore : undefined}
        isLoadingMore={isLoadingMore}
        {...(restoreRow && { restoreRow })}
        {...(onRowActivate && { onRowActivate })}
        empty={<EmptyState title={say.empty} />}
      />
      {doomed && (
        <ConfirmDialog
          isOpen
          title={`${say.remove} ${doomed.name}`}
          confirmLabel={say.remove}
          cancelLabel={say.cancel}
          pendingLabel={say.retrying}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            setAll(without(doomed));
            setDoomed(undefined);
          }}
        >
          {say.confirm(doomed.name)}
        </ConfirmDialog>
      )}
    </>
  );
}

const without = (person: Person) => (rows: Person[]) => rows.filter(({ id }) => id !== person.id);
const idOf = ({ id }: Person) => id;
const nameOf = ({ name }: Person) => name;

function sorted(rows: Person[], sort: TableSort | null): Person[] {
  if (!sort) return rows;
  const collator = new Intl.Collator('ar', { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column as 'name' | 'courses' | 'joined';
  return rows.toSorted((a, b) => sign * collator.compare(String(a[key]), String(b[key])));
}
