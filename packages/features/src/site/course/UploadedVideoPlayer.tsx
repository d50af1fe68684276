import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { MediaPlayer, type MediaPlayerProps } from '@fanous/ui/media/MediaPlayer';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import type { Course } from './courseAccess.ts';
import { playableVideoQuery } from './playableVideo.api.ts';
import { useCaptionTracks } from './useCaptionTracks.ts';
import { usePlayerLabels } from './usePlayerLabels.ts';

interface UploadedVideoPlayerProps extends Pick<
  MediaPlayerProps,
  'label' | 'watermark' | 'controlRef' | 'onPositionChange'
> {
  course: Course;
  videoId: number;
}

/** Plays the uploaded file of a video. Its link expires, so it is fetched when the video is opened. */
export function UploadedVideoPlayer({ course, videoId, label, ...progress }: UploadedVideoPlayerProps) {
  const { api } = useApp();
  const [hasFailed, setFailed] = useState(false);
  const labels = usePlayerLabels();
  const isSignedIn = useSession() !== null;
  const { data, error, refetch, isFetching } = useQuery(playableVideoQuery(api, course, videoId, isSignedIn));
  const captions = useCaptionTracks(data?.captions);
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
        captions={captions}
        onExpired={() => void fetchNewLink()}
        onCaptionsExpired={() => void refetch()}
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
