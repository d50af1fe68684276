import { useMemo, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type RowKey, type RowPosition, type TableRowActions, type TableSort } from './DataTable.tsx';
import { createPeople, type Person, createUserColumns, type UserLabels } from './User.fixtures.tsx';

interface StatefulUserTableProps {
  labels: UserLabels;
  count: number;
  hasSelection?: boolean;
  /** Number of initially selected rows, from the top. */
  selectedCount?: number;
  /** Asks before a row is deleted. */
  asksBeforeDeleting?: boolean;
  /** Number of rows loaded at a time. */
  batchSize?: number;
  /** The row position to restore. */
  initialRowPosition?: RowPosition;
  onRowActivate?: (position: RowPosition) => void;
}

/** For stories: sorts, selects, deletes and loads more, as a page does. */
export function StatefulUserTable(props: StatefulUserTableProps) {
  const {
    labels,
    count,
    hasSelection,
    selectedCount = 0,
    asksBeforeDeleting,
    batchSize = count,
    initialRowPosition,
    onRowActivate,
  } = props;
  const format = useFormat();
  const [allPeople, setAllPeople] = useState(() => createPeople(count));
  const [shownCount, setShownCount] = useState(batchSize);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(
    () => new Set(allPeople.slice(0, selectedCount).map(({ id }) => id)),
  );
  const [personToDelete, setPersonToDelete] = useState<Person>();

  const columns = useMemo(() => createUserColumns(labels, format), [labels, format]);
  const rows = useMemo(() => sortPeople(allPeople, sort).slice(0, shownCount), [allPeople, sort, shownCount]);
  const rowActions = useMemo<TableRowActions<Person>>(
    () => ({
      header: labels.actions,
      moreLabel: labels.more,
      items: (person) => [
        { id: 'edit', label: labels.edit, href: `#edit-${person.id}` },
        { id: 'sessions', label: labels.sessions, icon: 'log-out' },
        {
          id: 'remove',
          label: labels.remove,
          icon: 'trash',
          tone: 'danger',
          onAction: () => (asksBeforeDeleting ? setPersonToDelete(person) : setAllPeople(removePerson(person))),
        },
      ],
    }),
    [labels, asksBeforeDeleting],
  );
  const fetchMore = () => {
    setLoadingMore(true);
    setTimeout(() => {
      setShownCount((shown) => shown + batchSize);
      setLoadingMore(false);
    }, 400);
  };

  return (
    <>
      <DataTable
        caption={labels.caption(format.number(count))}
        columns={columns}
        rows={rows}
        rowKey={getId}
        rowName={getName}
        sort={sort}
        onSortChange={setSort}
        rowActions={rowActions}
        {...(hasSelection && {
          selection: {
            selectedKeys: new Set(allPeople.flatMap(({ id }) => (selected.has(id) ? [id] : []))),
            onChange: setSelected,
            selectAllLabel: labels.all,
            selectRowLabel: labels.select,
            countLabel: labels.selected,
            clearLabel: labels.clear,
            selectAllAction: selected.size === allPeople.length && (
              <Button size="dense" variant="quiet">
                {labels.matching}
              </Button>
            ),
            actions: (
              <>
                <Button size="dense" icon="user-plus">
                  {labels.assign}
                </Button>
                {asksBeforeDeleting && (
                  <Button
                    size="dense"
                    icon="trash"
                    onPress={() => setAllPeople(allPeople.filter(({ id }) => !selected.has(id)))}
                  >
                    {labels.remove}
                  </Button>
                )}
              </>
            ),
          },
        })}
        onReachEnd={shownCount < allPeople.length ? fetchMore : undefined}
        isLoadingMore={isLoadingMore}
        {...(initialRowPosition && { initialRowPosition })}
        {...(onRowActivate && { onRowActivate })}
        empty={<EmptyState title={labels.empty} />}
      />
      {personToDelete && (
        <ConfirmDialog
          isOpen
          title={`${labels.remove} ${personToDelete.name}`}
          confirmLabel={labels.remove}
          cancelLabel={labels.cancel}
          pendingLabel={labels.retrying}
          onClose={() => setPersonToDelete(undefined)}
          onConfirm={() => {
            setAllPeople(removePerson(personToDelete));
            setPersonToDelete(undefined);
          }}
        >
          {labels.confirm(personToDelete.name)}
        </ConfirmDialog>
      )}
    </>
  );
}

const removePerson = (person: Person) => (rows: Person[]) => rows.filter(({ id }) => id !== person.id);
const getId = ({ id }: Person) => id;
const getName = ({ name }: Person) => name;

function sortPeople(rows: Person[], sort: TableSort | null): Person[] {
  if (!sort) return rows;
  const collator = new Intl.Collator('ar', { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column as 'name' | 'courses' | 'joined';
  return rows.toSorted((a, b) => sign * collator.compare(String(a[key]), String(b[key])));
}
