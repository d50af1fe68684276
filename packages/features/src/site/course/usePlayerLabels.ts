import type { MediaPlayerLabels } from '@fanous/ui/media/MediaPlayer';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Labels of the player of own files. */
export function usePlayerLabels(): MediaPlayerLabels {
  const { t } = useLingui();
  return {
    play: t`Play`,
    pause: t`Pause`,
    back: (seconds) => t`Back ${plural(seconds, { one: '# second', other: '# seconds' })}`,
    forward: (seconds) => t`Forward ${plural(seconds, { one: '# second', other: '# seconds' })}`,
    timeline: t`Timeline`,
    position: (elapsed, total) => t({ message: `${elapsed} of ${total}`, context: 'playing time' }),
    mute: t`Mute`,
    unmute: t`Unmute`,
    volume: t`Volume`,
    captions: t`Captions`,
    captionsOff: t({ message: 'Off', context: 'captions' }),
    showCaptions: t`Show captions`,
    hideCaptions: t`Hide captions`,
    chapters: t`Chapters`,
    speed: t`Speed`,
    quality: t({ message: 'Quality', context: 'video' }),
    automatic: t({ message: 'Auto', context: 'video quality' }),
    pictureInPicture: t`Picture in picture`,
    exitPictureInPicture: t`Exit picture in picture`,
    fullScreen: t`Full screen`,
    exitFullScreen: t`Exit full screen`,
    loading: t`Loading`,
    failed: t`This file cannot be played.`,
    muted: t({ message: 'Muted', context: 'sound' }),
    unmuted: t`Sound on`,
    captionsShown: t`Captions shown`,
    captionsHidden: t`Captions hidden`,
  };
}
