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
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { NoResultText } from '../../shared/search/NoResultText.tsx';
import { useCountAnnouncement } from '../../shared/hooks/useCountAnnouncement.ts';
import type { Deletion } from './deletion.ts';
import type { RowAction } from './rowAction.ts';
import { SelectableTable } from './SelectableTable.tsx';
import { type ListFilter, ListFilters } from './ListFilters.tsx';
import { ListSearch } from './ListSearch.tsx';
import { LoadMoreFailure } from './LoadMoreFailure.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { useDeletion } from './useDeletion.tsx';
import { useHiddenColumns } from './useHiddenColumns.ts';
import { useSavedListPosition } from './useSavedListPosition.ts';
import type { List, NumberedRow } from './useList.ts';

interface ListPageProps<Row> {
  title: string;
  /** What the rows belong to, under the title: a question or a quiz. */
  subtitle?: ReactNode;
  /** The number of rows in words: «3 مستخدمين». */
  countLabel: (total: number) => string;
  searchLabel: string;
  add?: { label: string; href: string } | undefined;
  /** More buttons beside `add`. */
  actions?: ReactNode;
  /** Content above the search that summarizes all rows, such as a chart. */
  summary?: ReactNode;
  list: List<Row>;
  filters?: readonly ListFilter[];
  columns: DataTableColumn<Row>[];
  /** For lists with many columns: the key under which this device stores the hidden columns. Also makes the table compact. */
  hiddenColumnsKey?: string;
  rowName: (row: Row) => string;
  /** The actions of a row, the most important first. Delete is added last. Leave it out for read-only rows. */
  rowActions?: (row: Row) => RowAction[];
  /** Leave it out if the user may not delete. */
  deletion?: Deletion<Row> | undefined;
  /** Only if the specification has another text than «No data found». */
  emptyTitle?: string;
}

/** A list page of the dashboard: title, count, search, filters, an add button and the table. */
export function ListPage<Row extends NumberedRow>(props: ListPageProps<Row>) {
  const { title, searchLabel, add, list, filters = noFilters, rowName, rowActions, deletion } = props;
  const { t } = useLingui();
  const format = useFormat();
  const searchFieldRef = useRef<HTMLInputElement>(null);
  const rowDeletion = useDeletion({ deletion, list, rowName });
  const { initialRowPosition, onRowActivate, openLink } = useSavedListPosition(list.loadedPageCount);

  const [hiddenColumnIds, setHiddenColumnIds] = useHiddenColumns(props.hiddenColumnsKey ?? '');
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
        .filter(({ id, isRowHeader }) => isRowHeader || !hiddenColumnIds.includes(id))
        .map((column) => Object.assign({}, column, { isSortable: sortable.includes(column.id) })),
    ],
    [props.columns, hiddenColumnIds, sortable, format, t],
  );
  const getRowActions = (row: Row): RowAction[] => [...(rowActions?.(row) ?? []), ...rowDeletion.getMenuEntries(row)];

  const isFiltered = filters.some(({ value }) => value !== undefined);
  const counted =
    list.total === undefined
      ? undefined
      : // A search without results does not mean that the list is empty.
        list.total === 0 && (list.search !== '' || isFiltered)
        ? t`No results`
        : props.countLabel(list.total);
  const count = counted !== undefined && list.isCapped ? t`More than ${counted}` : counted;
  useCountAnnouncement(count);
  const addButton = add && (
    <ButtonLink tone="accent" icon="plus" href={add.href}>
      {add.label}
    </ButtonLink>
  );

  // A 403 or 404 has no search and no actions: the message is the whole page.
  const { error } = list;
  if (list.rows === undefined && error instanceof ApiError && (error.status === 403 || error.status === 404))
    return <QueryFailure error={error} retry={list.retry} />;

  const table = {
    caption: count === undefined ? title : t`${title}, ${count}`,
    columns,
    density: props.hiddenColumnsKey ? ('compact' as const) : ('default' as const),
    // All loaded rows were deleted, and the next rows are loading.
    rows: list.rows?.length === 0 && list.total !== 0 && list.isFetching ? undefined : list.rows,
    rowKey: getId,
    rowName,
    ...((rowActions ?? deletion) && {
      rowActions: { header: t`Actions`, items: getRowActions, moreLabel: (name: string) => t`More actions: ${name}` },
    }),
    sort: list.sort,
    onSortChange: list.setSort,
    expectedRowCount: 8,
    total: list.isCapped || list.isTruncated ? ('unknown' as const) : list.total,
    isStale: list.isStale,
    onReachEnd: list.loadMore,
    isLoadingMore: list.isLoadingMore,
    loadMoreError: list.loadMoreError ? (
      <LoadMoreFailure error={list.loadMoreError} retry={list.loadMore} />
    ) : list.isTruncated ? (
      <Text align="center" tone="muted">{t`There are more. Search to find the rest.`}</Text>
    ) : undefined,
    fallbackFocusRef: searchFieldRef,
    initialRowPosition,
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
      <QueryFailure isPageSection error={list.error} retry={list.retry} isRetrying={list.isFetching} />
    ) : undefined,
  };

  return (
    <Stack gap="s6">
      <PageMetaTags title={title} />
      <Inline justify="between" align="end" gap="s5">
        <Stack gap="s2">
          {/* A title may contain the name of a course, which may be a sentence. */}
          <Heading level={1} size={title.length > longTitleLength ? 'h2' : 'h1'}>
            {title}
          </Heading>
          {props.subtitle && <Text measure>{props.subtitle}</Text>}
          {/* The no-break space reserves the line, so that the layout does not shift. */}
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
        <ListSearch label={searchLabel} ref={searchFieldRef} />
        {props.hiddenColumnsKey && (
          <Inline>
            <ColumnChooser columns={props.columns} hiddenIds={hiddenColumnIds} onChange={setHiddenColumnIds} />
          </Inline>
        )}
      </Grid>
      <ListFilters
        filters={filters}
        sorts={list.sorts}
        sort={list.sortValue}
        getHeader={(id) => props.columns.find((column) => column.id === id)?.header}
      />
      <NavigateContext value={openLink}>
        {deletion ? (
          <SelectableTable
            table={table}
            list={list}
            actionLabel={deletion.labels?.actionLabel ?? t`Delete`}
            onAction={rowDeletion.openBulkDialog}
          />
        ) : (
          <DataTable {...table} />
        )}
      </NavigateContext>
      {rowDeletion.dialogs}
    </Stack>
  );
}

const noFilters: readonly ListFilter[] = [];
const longTitleLength = 70;
const getId = ({ id }: { id: number }) => id;
