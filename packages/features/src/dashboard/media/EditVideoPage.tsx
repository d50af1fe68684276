import { getVideoQuery } from '@fanous/api-client/generated/queries.ts';
import { updateVideo } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { FormPage } from '../frames/FormPage.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { courseQueryNames } from './media.api.ts';
import { toVideoBody } from './toVideoBody.ts';
import { useSaveVideo } from './useSaveVideo.ts';
import { VideoFields } from './VideoFields.tsx';

export const prefetchPageData: PageLoader = ({ app, params: { id, videoId } }) =>
  loadPageQueries(app, getVideoQuery(app.api, { path: { id: Number(id), video_id: Number(videoId) } }));

/** Edits a video. */
export function EditVideoPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const saveVideo = useSaveVideo();
  const params = useParams();
  const [id, videoId] = [Number(params['id']), Number(params['videoId'])];
  const video = useQuery(getVideoQuery(api, { path: { id, video_id: videoId } }));
  return (
    <FormPage
      title={t`Edit video`}
      subtitle={<CourseName id={id} />}
      save={(caller, values, { transfer = {}, ...sending }) =>
        saveVideo(caller, values, transfer, (completed) => {
          const body = toVideoBody(completed, 'changes');
          return updateVideo(caller, { path: { id: videoId }, body, ...sending });
        })
      }
      submitMode="changes"
      returnTo={paths.videos.to({ id })}
      invalidates={['listVideos', 'getVideo', ...courseQueryNames]}
      labels={{
        errorMessage: t`There was a problem updating the video`,
        successMessage: t`Video updated successfully`,
      }}
      initialDataSource={{ query: video, errorMessage: t`Failed to fetch video data` }}
    >
      <VideoFields video={video.data} />
    </FormPage>
  );
}
