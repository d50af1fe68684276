import { useLayoutEffect, useRef } from 'react';
import * as css from './LocalPlayer.css.ts';

export interface LocalPlayerProps {
  src: string;
  /** Media type, as in `video/mp4`; `audio/…` is a bar of controls without a picture. */
  type: string;
  /** What plays, for whoever cannot see it: «المراجعة النهائية – مشغّل التسجيل». */
  label: string;
  /** Takes the whole height of the screen around it in place of a height of its own. */
  fill?: boolean;
  /** The address no longer works: give a new one, and it plays on from the same place. */
  onExpired?: (() => void) | undefined;
  /** It does not play with a fresh address either. */
  onFailed?: (() => void) | undefined;
}

/**
 * Plays a sound or a film in the browser's own player, and goes on where it was when its link is renewed. Time runs left to
 * right in every language. Give it a `key` per recording: a new address alone means the same one.
 */
export function LocalPlayer({ src, type, label, fill, onExpired, onFailed }: LocalPlayerProps) {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const place = useRef({ src, time: 0, isPlaying: false, hasFailed: false });

  useLayoutEffect(() => {
    const element = media.current;
    const last = place.current;
    if (!element || last.src === src) return;
    place.current = { ...last, src };
    // A new address of the same film: set the place before anything is loaded, then go on as before.
    element.currentTime = last.time;
    if (last.isPlaying) element.play().catch(() => undefined);
  }, [src]);

  const Media = type.startsWith('audio/') ? 'audio' : 'video';
  return (
    <Media
      ref={media}
      dir="ltr"
      className={css.media[Media === 'audio' ? 'sound' : fill ? 'screen' : 'film']}
      src={src}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onTimeUpdate={({ currentTarget: element }) => {
        // A change of address reports the beginning once before anything is loaded.
        if (element.readyState > 0) place.current.time = element.currentTime;
      }}
      onPlay={() => (place.current.isPlaying = true)}
      onPause={(event) => {
        // The end of a link pauses too; only the reader's pause counts.
        if (!event.currentTarget.error) place.current.isPlaying = false;
      }}
      onLoadedMetadata={() => (place.current.hasFailed = false)}
      onError={() => {
        // Once per failure: an address that was just renewed and fails again will not be mended by another.
        if (place.current.hasFailed) onFailed?.();
        else onExpired?.();
        place.current.hasFailed = true;
      }}
    />
  );
}
