import { MediaPlayer, type MediaPlayerProps } from '@fanous/ui/media/MediaPlayer';
import { usePlayerLabels } from './usePlayerLabels.ts';

type VideoFilePlayerProps = Pick<MediaPlayerProps, 'src' | 'type' | 'label' | 'controlRef' | 'onPositionChange'>;

/** Plays the file of a video in our own player. Its code loads with the first such video. */
export function VideoFilePlayer(props: VideoFilePlayerProps) {
  return <MediaPlayer {...props} fill labels={usePlayerLabels()} />;
}
