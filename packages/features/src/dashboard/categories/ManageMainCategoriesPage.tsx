import { listMainCategoriesQuery, type ListMainCategoriesResult } from '@fanous/api-client/generated/queries.ts';
import { deleteMainCategory } from '@fanous/api-client/generated/staffQueries.ts';
import { Link } from '@fanous/ui/actions/Link';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { ListPage } from '../frames/ListPage.tsx';
import type { RowAction } from '../frames/rowAction.ts';
import { useList } from '../frames/useList.ts';

type Row = ListMainCategoriesResult['main_categories'][number];

/** Lists the main categories for admins. */
export function ManageMainCategoriesPage() {
  const { t } = useLingui();
  const list = useList((api, query) => listMainCategoriesQuery(api, { query }), { rowsKey: 'main_categories' });
  const rowActions = ({ id }: Row): RowAction[] => [
    { id: 'below', label: t`Show Sub categories`, icon: 'list', href: paths.subCategoriesIndex.to({ id }) },
    { id: 'edit', label: t`Edit`, icon: 'pencil', href: paths.editMainCategory.to({ id }) },
  ];
  return (
    <ListPage
      title={t`Main categories`}
      countLabel={(total) =>
        t`${plural(total, { 0: 'No categories found', one: '# category', other: '# categories' })}`
      }
      searchLabel={t`Search by name`}
      add={{ label: t`Add main category`, href: paths.createMainCategory.to() }}
      list={list}
      columns={useColumns()}
      rowName={({ name }) => name}
      rowActions={rowActions}
      deletion={{
        question: t`Are you sure you want to delete this category?`,
        blockedReason: ({ categories: { length: count } }) =>
          count > 0
            ? t`${plural(count, {
                one: 'This category has # sub-category. Empty it first.',
                other: 'This category has # sub-categories. Empty it first.',
              })}`
            : undefined,
        remove: (api, { id }) => deleteMainCategory(api, { path: { id } }),
        invalidates: ['listMainCategories', 'getMainCategory'],
      }}
    />
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(
    (): DataTableColumn<Row>[] => [
      {
        id: 'name',
        header: t`Name`,
        isRowHeader: true,
        cell: ({ id, name }) => (
          <Link variant="plain" href={paths.subCategoriesIndex.to({ id })}>
            <Bidi>{name}</Bidi>
          </Link>
        ),
      },
      {
        id: 'below',
        header: t`Sub-categories`,
        format: 'number',
        cell: ({ categories }) => format.number(categories.length),
      },
      {
        id: 'courses',
        header: t`Courses count`,
        format: 'number',
        hideBelow: 'large',
        cell: ({ courses_count }) => format.number(courses_count),
      },
    ],
    [t, format],
  );
}
