import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { EmbedPlayer } from '@fanous/ui/media/EmbedPlayer';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { canRetry } from '../../shared/errors/canRetry.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { findFramePolicy, findMediaType, getVideoSource } from '../../shared/course/videoSource.ts';
import type { Course } from './courseAccess.ts';
import { playableVideoQuery } from './playableVideo.api.ts';
import { UploadedVideoPlayer } from './UploadedVideoPlayer.tsx';
import { VideoFilePlayer } from './VideoFilePlayer.tsx';

interface VisitorVideoPlayerProps {
  course: Course;
  videoId: number;
  label: string;
}

/** Plays a free video for a visitor. The course that visitors see has no addresses, so they are fetched when it is opened. */
export function VisitorVideoPlayer({ course, videoId, label }: VisitorVideoPlayerProps) {
  const { api } = useApp();
  const errorText = useErrorText();
  const video = useQuery(playableVideoQuery(api, course, videoId, false));
  const settings = useQuery(getSettingsQuery(api));
  const failed = [video, settings].find(({ data, error }) => !data && error);
  // The area is too low for a full error view.
  if (failed)
    return (
      <Banner
        tone="warning"
        action={
          canRetry(failed.error) && (
            <Button variant="outline" icon="refresh" onPress={() => void failed.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          )
        }
      >
        {errorText(failed.error)}
      </Banner>
    );
  if (!video.data || !settings.data) return <Skeleton shape="block" />;
  if (video.data.video_type !== undefined)
    return <UploadedVideoPlayer course={course} videoId={videoId} label={label} />;
  const src = getVideoSource(video.data, settings.data);
  const type = src && findMediaType(src);
  if (src && type) return <VideoFilePlayer course={course} videoId={videoId} src={src} type={type} label={label} />;
  if (src) return <EmbedPlayer fill src={src} title={label} {...findFramePolicy(src)} />;
  return (
    <Banner tone="warning">
      <Trans>This video cannot be played here at the moment.</Trans>
    </Banner>
  );
}
