import { getVideoQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { MediaPlayer, type MediaPlayerProps } from '@fanous/ui/media/MediaPlayer';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { usePlayerLabels } from './usePlayerLabels.ts';

interface UploadedVideoPlayerProps extends Pick<MediaPlayerProps, 'label' | 'controlRef' | 'onPositionChange'> {
  courseId: number;
  videoId: number;
}

/** Plays the uploaded file of a video. Its link expires, so it is fetched when the video is opened. */
export function UploadedVideoPlayer({ courseId, videoId, label, ...progress }: UploadedVideoPlayerProps) {
  const { api } = useApp();
  const [hasFailed, setFailed] = useState(false);
  const labels = usePlayerLabels();
  // A new link restarts the player, so it is fetched only after the old one has expired (decision 12).
  const query = getVideoQuery(api, { path: { id: courseId, video_id: videoId } });
  const { data, error, refetch, isFetching } = useQuery({ ...query, staleTime: Infinity });
  const fetchNewLink = async () => setFailed((await refetch()).isError);
  if (!data && error) return <QueryFailure isPageSection error={error} retry={refetch} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="block" />;
  if (data.video_url !== undefined && data.video_type !== undefined && !hasFailed)
    return (
      <MediaPlayer
        fill
        src={data.video_url}
        type={data.video_type}
        label={label}
        labels={labels}
        {...(data.chapters && { chapters: data.chapters })}
        onExpired={() => void fetchNewLink()}
        onFailed={() => setFailed(true)}
        {...progress}
      />
    );
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="outline" icon="refresh" onPress={() => void fetchNewLink()}>
          <Trans>Try Again</Trans>
        </Button>
      }
    >
      <Trans>This video cannot be played here at the moment.</Trans>
    </Banner>
  );
}
