import { createVideo, type CreateVideoInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { FormPage } from '../frames/FormPage.tsx';
import { courseQueryNames, prefetchCourse } from './media.api.ts';
import { toVideoBody } from './toVideoBody.ts';
import { useSaveVideo } from './useSaveVideo.ts';
import { VideoFields } from './VideoFields.tsx';

export const prefetchPageData = prefetchCourse;

/** Adds a video to a course. */
export function CreateVideoPage() {
  const { t } = useLingui();
  const saveVideo = useSaveVideo();
  const id = Number(useParams()['id']);
  return (
    <FormPage
      title={t`Add video`}
      subtitle={<CourseName id={id} />}
      save={(api, values, { transfer = {}, ...sending }) =>
        saveVideo(api, values, transfer, (completed) => {
          const body = { course_id: id, ...toVideoBody(completed, 'all') } as CreateVideoInput['body'];
          return createVideo(api, { body, ...sending });
        })
      }
      returnTo={paths.videos.to({ id })}
      invalidates={['listVideos', ...courseQueryNames]}
      labels={{
        errorMessage: t`There was a problem creating the video`,
        successMessage: t`Video created successfully`,
        submitLabel: t`Add video`,
      }}
    >
      <VideoFields />
    </FormPage>
  );
}
