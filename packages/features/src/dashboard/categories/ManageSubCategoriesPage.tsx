import {
  getMainCategoryQuery,
  listCategoriesQuery,
  type ListCategoriesResult,
} from '@fanous/api-client/generated/queries.ts';
import { deleteCategory } from '@fanous/api-client/generated/staffQueries.ts';
import { Link } from '@fanous/ui/actions/Link';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { ListPage } from '../frames/ListPage.tsx';
import { useList } from '../frames/useList.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';

type Row = ListCategoriesResult['categories'][number];

export const prefetchPageData: PageLoader = ({ app, params: { id } }) =>
  loadPageQueries(app, getMainCategoryQuery(app.api, { path: { id: Number(id) } }));

/** The sub-categories of one main category. */
export function ManageSubCategoriesPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const mainId = Number(useParams()['id']);
  const main = useQuery(getMainCategoryQuery(api, { path: { id: mainId } }));
  const list = useList((api, query) => listCategoriesQuery(api, { query: { ...query, main_category_id: mainId } }), {
    rowsKey: 'categories',
  });
  const name = main.data?.name;
  return (
    <ListPage
      title={name === undefined ? t`Sub-categories` : t`Sub-categories of ${name}`}
      countLabel={(total) =>
        t`${plural(total, { 0: 'No sub-categories found', one: '# sub-category', other: '# sub-categories' })}`
      }
      searchLabel={t`Search by name`}
      add={{ label: t`Add sub-category`, href: paths.createSubCategory.to({ main: mainId }) }}
      list={list}
      columns={useColumns()}
      rowName={({ name }) => name}
      rowActions={({ id }) => [{ id: 'edit', label: t`Edit`, icon: 'pencil', href: paths.editSubCategory.to({ id }) }]}
      deletion={{
        question: t`Are you sure you want to delete this category?`,
        blockedReason: ({ courses_count: count }) =>
          count > 0
            ? t`${plural(count, {
                one: 'This category has # course. Empty it first.',
                other: 'This category has # courses. Empty it first.',
              })}`
            : undefined,
        remove: (client, { id }) => deleteCategory(client, { path: { id } }),
        invalidates: ['listCategories', 'listMainCategories', 'getMainCategory', 'getCategory'],
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
          <Link variant="plain" href={paths.categoryCourses.to({ id })}>
            <Bidi>{name}</Bidi>
          </Link>
        ),
      },
      {
        id: 'courses',
        header: t`Courses count`,
        format: 'number',
        cell: ({ courses_count }) => format.number(courses_count),
      },
    ],
    [t, format],
  );
}
