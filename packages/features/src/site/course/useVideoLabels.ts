import type { VideoSwitcherProps } from '@fanous/ui/learning/VideoSwitcher';
import { useLingui } from '@lingui/react/macro';

/** Labels of the player and its list. */
export function useVideoLabels(): VideoSwitcherProps['labels'] {
  const { t } = useLingui();
  return {
    list: t`Videos`,
    listRegion: t`List of videos, scrollable`,
    player: t`Video player`,
    choose: t`Choose a video to watch`,
    nowPlaying: (title) => t`Now playing: ${title}`,
    playing: t({ message: 'Now playing', comment: 'Marks the video in the list' }),
    locked: t`Locked, subscribe to watch`,
    free: t`Free video`,
    watched: t`Watched`,
    loading: t`Loading the video`,
    frame: (title) => t`${title} – video player`,
  };
}
