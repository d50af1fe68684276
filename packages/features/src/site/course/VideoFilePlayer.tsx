import { getVideoQuery } from '@fanous/api-client/generated/queries.ts';
import { MediaPlayer, type MediaPlayerProps } from '@fanous/ui/media/MediaPlayer';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { usePlayerLabels } from './usePlayerLabels.ts';

interface VideoFilePlayerProps extends Pick<
  MediaPlayerProps,
  'src' | 'type' | 'label' | 'controlRef' | 'onPositionChange'
> {
  courseId: number;
  videoId: number;
}

/** Plays a link to a video file in our own player. Its code loads with the first such video, and the chapters while it plays. */
export function VideoFilePlayer({ courseId, videoId, ...player }: VideoFilePlayerProps) {
  const { api } = useApp();
  const chapters = useQuery(getVideoQuery(api, { path: { id: courseId, video_id: videoId } })).data?.chapters;
  return <MediaPlayer {...player} fill labels={usePlayerLabels()} {...(chapters && { chapters })} />;
}
