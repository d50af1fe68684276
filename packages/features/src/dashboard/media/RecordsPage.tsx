import { listRecordsQuery, type ListRecordsResult } from '@fanous/api-client/generated/queries.ts';
import { deleteRecord } from '@fanous/api-client/generated/staffQueries.ts';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Badge } from '@fanous/ui/feedback/Badge';
import { EmailOrUrl } from '@fanous/ui/intl/EmailOrUrl';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { ListPage } from '../frames/ListPage.tsx';
import { useList } from '../frames/useList.ts';
import { getRecordGroup } from '../../shared/course/recordKind.ts';
import { courseQueryNames, courseQuery, prefetchCourse } from './media.api.ts';
import { useFileKindLabel } from './useFileKindLabel.ts';

type Row = ListRecordsResult['records'][number];

export const prefetchPageData = prefetchCourse;

/** Lists the records of a course for admins. */
export function RecordsPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const id = Number(useParams()['id']);
  const course = useQuery(courseQuery(api, id)).data?.name;
  const list = useList((client, query) => listRecordsQuery(client, { path: { id }, query }), { rowsKey: 'records' });
  return (
    <ListPage
      title={course === undefined ? t`Recordings` : t`Recordings of ${course}`}
      countLabel={(total) => t`${plural(total, { 0: 'No recordings', one: '# recording', other: '# recordings' })}`}
      searchLabel={t`Search by title`}
      add={{ label: t`Add recording`, href: paths.createRecord.to({ id }) }}
      list={list}
      columns={useColumns()}
      rowName={({ title }) => title}
      rowActions={(record) => [
        { id: 'edit', label: t`Edit`, icon: 'pencil', href: paths.editRecord.to({ id, recordId: record.id }) },
      ]}
      deletion={{
        question: t`Are you sure you want to delete this recording?`,
        lossNote: (rows) => {
          const files = rows.filter(({ record_type }) => record_type !== null).length;
          return files > 0
            ? t`${plural(files, { one: 'Its uploaded file is deleted as well.', other: 'Their uploaded files are deleted as well.' })}`
            : undefined;
        },
        remove: (client, record) => deleteRecord(client, { path: { id: record.id } }),
        invalidates: ['listRecords', 'getRecord', ...courseQueryNames],
      }}
    />
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const { t } = useLingui();
  const fileKind = useFileKindLabel();
  return useMemo((): DataTableColumn<Row>[] => {
    const groups = {
      centre: t({ message: 'Centre', context: 'record' }),
      home: t({ message: 'Home', context: 'record' }),
      revision: t({ message: 'Revision', context: 'record' }),
    };
    return [
      { id: 'title', header: t`Title`, isRowHeader: true, cell: ({ title }) => <Bidi>{title}</Bidi> },
      {
        id: 'group',
        header: t`Group`,
        format: 'nowrap',
        cell: (record) => {
          const group = getRecordGroup(record);
          return (
            <Badge tone={group === 'revision' ? 'warning' : group === 'home' ? 'info' : 'neutral'}>
              {groups[group]}
            </Badge>
          );
        },
      },
      // An uploaded file has priority over URLs (see the contract).
      {
        id: 'url',
        header: t`URL`,
        cell: ({ record_type, url, website_url }) => {
          if (record_type !== null) return fileKind(record_type);
          const address = website_url ?? url;
          return address ? <EmailOrUrl>{address}</EmailOrUrl> : t`N/A`;
        },
      },
    ];
    // The labels change only with the language, like `t`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [t]);
}
