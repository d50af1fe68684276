import { listPdfsQuery, type ListPdfsResult } from '@fanous/api-client/generated/queries.ts';
import { deletePdf } from '@fanous/api-client/generated/staffQueries.ts';
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
import { courseQueryNames, courseQuery, prefetchCourse } from './media.api.ts';

type Row = ListPdfsResult['pdfs'][number];

export const prefetchPageData = prefetchCourse;

/** Lists the PDFs of a course for admins. */
export function PdfsPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const id = Number(useParams()['id']);
  const course = useQuery(courseQuery(api, id)).data?.name;
  const list = useList((client, query) => listPdfsQuery(client, { path: { id }, query }), { rowsKey: 'pdfs' });
  return (
    <ListPage
      title={course === undefined ? t`PDFs` : t`PDFs of ${course}`}
      countLabel={(total) => t`${plural(total, { 0: 'No files', one: '# file', other: '# files' })}`}
      searchLabel={t`Search by title`}
      add={{ label: t`Add PDF`, href: paths.createPdf.to({ id }) }}
      list={list}
      columns={useColumns()}
      rowName={({ title }) => title}
      rowActions={(pdf) => [
        { id: 'edit', label: t`Edit`, icon: 'pencil', href: paths.editPdf.to({ id, pdfId: pdf.id }) },
      ]}
      deletion={{
        question: t`Are you sure you want to delete this PDF?`,
        lossNote: ({ length: count }) =>
          t`${plural(count, { one: 'Its uploaded file is deleted as well.', other: 'Their uploaded files are deleted as well.' })}`,
        remove: (client, pdf) => deletePdf(client, { path: { id: pdf.id } }),
        invalidates: ['listPdfs', 'getPdf', ...courseQueryNames],
      }}
    />
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(
    (): DataTableColumn<Row>[] => [
      { id: 'title', header: t`Title`, isRowHeader: true, cell: ({ title }) => <Bidi>{title}</Bidi> },
      { id: 'created', header: t`Created at`, format: 'nowrap', cell: ({ created_at }) => format.date(created_at) },
    ],
    [t, format],
  );
}
