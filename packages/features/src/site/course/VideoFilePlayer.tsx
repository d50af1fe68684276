import { MediaPlayer, type MediaPlayerProps } from '@fanous/ui/media/MediaPlayer';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import type { Course } from './courseAccess.ts';
import { playableVideoQuery } from './playableVideo.api.ts';
import { useCaptionTracks } from './useCaptionTracks.ts';
import { usePlayerLabels } from './usePlayerLabels.ts';

interface VideoFilePlayerProps extends Pick<
  MediaPlayerProps,
  'src' | 'type' | 'label' | 'watermark' | 'controlRef' | 'onPositionChange'
> {
  course: Course;
  videoId: number;
}

/** Plays a link to a video file in our own player. Its code loads with the first such video, chapters and captions while it plays. */
export function VideoFilePlayer({ course, videoId, ...player }: VideoFilePlayerProps) {
  const { api } = useApp();
  const isSignedIn = useSession() !== null;
  const { data, refetch } = useQuery(playableVideoQuery(api, course, videoId, isSignedIn));
  return (
    <MediaPlayer
      {...player}
      fill
      labels={usePlayerLabels()}
      {...(data?.chapters && { chapters: data.chapters })}
      captions={useCaptionTracks(data?.captions)}
      onCaptionsExpired={() => void refetch()}
    />
  );
}
