import { ApiError } from '@fanous/api-client/errors';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { DataTable, type DataTableColumn } from '@fanous/ui/data/DataTable';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { NavigateContext } from '@fanous/ui/intl/navigation';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Grid } from '@fanous/ui/layout/Grid';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef } from 'react';
import { PageTitle } from '../../shared/routing/PageTitle.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { NoResultText } from '../../shared/search/NoResultText.tsx';
import { useCountAnnouncement } from '../../shared/hooks/useCountAnnouncement.ts';
import type { Deletion } from './deletion.ts';
import type { RowAction } from './rowAction.ts';
import { SelectableTable } from './SelectableTable.tsx';
import { type ListFilter, ListFilters } from './ListFilters.tsx';
import { ListSearch } from './ListSearch.tsx';
import { MoreFailure } from './MoreFailure.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { useDeletion } from './useDeletion.tsx';
import { useHiddenColumns } from './useHiddenColumns.ts';
import { useListPosition } from './useListPosition.ts';
import type { List, Numbered } from './useList.ts';

interface ListPageProps<Row> {
  title: string;
  /** What the rows belong to, under the title: a question, a quiz. */
  lead?: ReactNode;
  /** «3 مستخدمين», in its plural form. */
  count: (total: number) => string;
  searchLabel: string;
  add?: { label: string; href: string } | undefined;
  /** More to do with the list, beside `add`. */
  actions?: ReactNode;
  /** What all rows together show, over the search: a picture of them. */
  summary?: ReactNode;
  list: List<Row>;
  filters?: readonly ListFilter[];
  columns: DataTableColumn<Row>[];
  /** For a list of many columns: the name under which this device keeps which of them a user has hidden. */
  columnChoice?: string;
  rowName: (row: Row) => string;
  /** What can be done with a row, most wanted first; deleting comes last by itself. Left out where rows are only read. */
  rowActions?: (row: Row) => RowAction[];
  /** Left out where one may not delete. */
  deletion?: Deletion<Row> | undefined;
  /** Where the specification has other words than «No data found». */
  emptyTitle?: string;
}

/** A list of the dashboard: its name and count, a search, a button that adds, and the table with all it can do. */
export function ListPage<Row extends Numbered>(props: ListPageProps<Row>) {
  const { title, searchLabel, add, list, filters = noFilters, rowName, rowActions, deletion } = props;
  const { t } = useLingui();
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const deleting = useDeletion({ deletion, list, rowName });
  const { restoreRow, onRowActivate, follow } = useListPosition(list.loadedPages);

  const [hidden, setHidden] = useHiddenColumns(props.columnChoice ?? '');
  const { sortable } = list;
  const columns = useMemo(
    (): DataTableColumn<Row>[] => [
      {
        id: 'number',
        header: t`#`,
        format: 'rowNumber',
        hideBelow: 'large',
        cell: ({ number }) => format.number(number),
      },
      ...props.columns
        .filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id))
        .map((column) => Object.assign({}, column, { isSortable: sortable.includes(column.id) })),
    ],
    [props.columns, hidden, sortable, format, t],
  );
  const items = (row: Row): RowAction[] => [...(rowActions?.(row) ?? []), ...deleting.getMenuEntries(row)];

  const isFiltered = filters.some(({ value }) => value !== undefined);
  const counted =
    list.total === undefined
      ? undefined
      : // That a search finds nothing does not mean that there is nothing.
        list.total === 0 && (list.search !== '' || isFiltered)
        ? t`No results`
        : props.count(list.total);
  const count = counted !== undefined && list.isCapped ? t`More than ${counted}` : counted;
  useCountAnnouncement(count);
  const addButton = add && (
    <ButtonLink tone="accent" icon="plus" href={add.href}>
      {add.label}
    </ButtonLink>
  );

  // What is not there, or not theirs, has no search and no actions: its message is the whole page.
  const { error } = list;
  if (list.rows === undefined && error instanceof ApiError && (error.status === 403 || error.status === 404))
    return <QueryFailure error={error} retry={list.retry} />;

  const table = {
    caption: count === undefined ? title : t`${title}, ${count}`,
    columns,
    density: props.columnChoice ? ('compact' as const) : ('default' as const),
    // All loaded rows were deleted, and those that follow are on their way.
    rows: list.rows?.length === 0 && list.total !== 0 && list.isRetrying ? undefined : list.rows,
    rowKey: idOf,
    rowName,
    ...((rowActions ?? deletion) && {
      rowActions: { header: t`Actions`, items, moreLabel: (name: string) => t`More actions: ${name}` },
    }),
    sort: list.sort,
    onSortChange: list.setSort,
    expectedRows: 8,
    total: list.isCapped || list.isTruncated ? ('unknown' as const) : list.total,
    isStale: list.isStale,
    onReachEnd: list.more,
    isLoadingMore: list.isLoadingMore,
    loadMoreError: list.moreError ? (
      <MoreFailure error={list.moreError} retry={list.more} />
    ) : list.isTruncated ? (
      <Text align="center" tone="muted">{t`There are more. Search to find the rest.`}</Text>
    ) : undefined,
    fallbackFocusRef: field,
    restoreRow,
    onRowActivate,
    empty:
      list.search === '' ? (
        isFiltered ? (
          <EmptyState title={t`No results`} />
        ) : (
          <EmptyState title={props.emptyTitle ?? t`No data found`} action={addButton} />
        )
      ) : (
        <EmptyState title={<NoResultText search={list.search} />} />
      ),
    error: list.error ? (
      <QueryFailure isPageSection error={list.error} retry={list.retry} isRetrying={list.isRetrying} />
    ) : undefined,
  };

  return (
    <Stack gap="s6">
      <PageTitle page={title} />
      <Inline justify="between" align="end" gap="s5">
        <Stack gap="s2">
          {/* The name of a course may be a sentence. */}
          <Heading level={1} size={title.length > longTitle ? 'h2' : 'h1'}>
            {title}
          </Heading>
          {props.lead && <Text measure>{props.lead}</Text>}
          {/* Its line is there from the start, so that nothing moves. */}
          <Text tone="muted">{count ?? '\u00A0'}</Text>
        </Stack>
        {(props.actions || addButton) && (
          <Inline gap="s3">
            {props.actions}
            {addButton}
          </Inline>
        )}
      </Inline>
      {props.summary}
      <Grid minColumnWidth="lg" gap="s4">
        <ListSearch label={searchLabel} ref={field} />
        {props.columnChoice && (
          <Inline>
            <ColumnChooser columns={props.columns} hidden={hidden} onChange={setHidden} />
          </Inline>
        )}
      </Grid>
      <ListFilters
        filters={filters}
        sorts={list.sorts}
        sort={list.sortWord}
        headerOf={(id) => props.columns.find((column) => column.id === id)?.header}
      />
      <NavigateContext value={follow}>
        {deletion ? (
          <SelectableTable
            table={table}
            list={list}
            action={deletion.words?.action ?? t`Delete`}
            onAction={deleting.askToDeleteMany}
          />
        ) : (
          <DataTable {...table} />
        )}
      </NavigateContext>
      {deleting.dialogs}
    </Stack>
  );
}

const noFilters: readonly ListFilter[] = [];
const longTitle = 70;
const idOf = ({ id }: { id: number }) => id;
