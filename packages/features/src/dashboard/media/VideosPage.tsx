import { getSettingsQuery, listVideosQuery, type ListVideosResult } from '@fanous/api-client/generated/queries.ts';
import { deleteVideo } from '@fanous/api-client/generated/staffQueries.ts';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Badge } from '@fanous/ui/feedback/Badge';
import { EmailOrUrl } from '@fanous/ui/intl/EmailOrUrl';
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

type Row = ListVideosResult['videos'][number];

export const prefetchPageData = prefetchCourse;

/** Lists the videos of a course for admins. */
export function VideosPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const id = Number(useParams()['id']);
  const course = useQuery(courseQuery(api, id)).data?.name;
  const list = useList((client, query) => listVideosQuery(client, { path: { id }, query }), { rowsKey: 'videos' });
  return (
    <ListPage
      title={course === undefined ? t`Videos` : t`Videos of ${course}`}
      countLabel={(total) => t`${plural(total, { 0: 'No videos', one: '# video', other: '# videos' })}`}
      searchLabel={t`Search by title`}
      add={{ label: t`Add video`, href: paths.createVideo.to({ id }) }}
      list={list}
      columns={useColumns()}
      rowName={({ title }) => title}
      rowActions={(video) => [
        { id: 'edit', label: t`Edit`, icon: 'pencil', href: paths.editVideo.to({ id, videoId: video.id }) },
      ]}
      deletion={{
        question: t`Are you sure you want to delete this video?`,
        remove: (client, video) => deleteVideo(client, { path: { id: video.id } }),
        invalidates: ['listVideos', 'getVideo', ...courseQueryNames],
      }}
    />
  );
}

function useColumns(): DataTableColumn<Row>[] {
  const { t } = useLingui();
  const format = useFormat();
  const settings = useQuery(getSettingsQuery(useApp().api)).data;
  const isLegacyApi = settings?.limits.video_bytes === null;
  return useMemo(() => {
    const columns: DataTableColumn<Row>[] = [
      { id: 'title', header: t`Title`, isRowHeader: true, cell: ({ title }) => <Bidi>{title}</Bidi> },
      {
        id: 'duration',
        header: t({ message: 'Length', context: 'video' }),
        format: 'nowrap',
        cell: ({ duration }) =>
          typeof duration === 'number' ? format.duration(duration) : t({ message: 'Unknown', context: 'length' }),
      },
      {
        id: 'free',
        header: t({ message: 'Free', context: 'video' }),
        format: 'nowrap',
        cell: ({ is_free }) => (
          <Badge tone={is_free ? 'success' : 'neutral'}>
            {is_free ? t({ message: 'True', context: 'free' }) : t({ message: 'False', context: 'free' })}
          </Badge>
        ),
      },
      {
        id: 'url',
        header: t`URL`,
        cell: ({ url: videoUrl, website_url, video_type }) => {
          if (video_type !== undefined) return t`Uploaded file`;
          const url = website_url ?? videoUrl;
          return url ? <EmailOrUrl>{url}</EmailOrUrl> : t`N/A`;
        },
      },
    ];
    return columns.filter(({ id }) => id !== 'duration' || !isLegacyApi);
  }, [t, format, isLegacyApi]);
}
