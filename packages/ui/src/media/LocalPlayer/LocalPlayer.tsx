import { useLayoutEffect, useRef } from 'react';
import * as css from './LocalPlayer.css.ts';

export interface LocalPlayerProps {
  src: string;
  /** Media type such as `video/mp4`; `audio/…` shows only a bar of controls. */
  type: string;
  /** The accessible name: «المراجعة النهائية – مشغّل التسجيل». */
  label: string;
  /** Fills the height of its container. */
  fill?: boolean;
  /** The address does not work any more. Set a new `src`; it continues from the same position. */
  onExpired?: (() => void) | undefined;
  /** The new address does not work either. */
  onFailed?: (() => void) | undefined;
}

/**
 * Plays audio or video in the browser's own player, and continues at the same position when `src` changes. Always left to right.
 * Give each recording its own `key`: a new `src` alone means a new link to the same recording.
 */
export function LocalPlayer({ src, type, label, fill, onExpired, onFailed }: LocalPlayerProps) {
  const mediaRef = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const playback = useRef({ src, time: 0, isPlaying: false, hasFailed: false });

  useLayoutEffect(() => {
    const element = mediaRef.current;
    const previous = playback.current;
    if (!element || previous.src === src) return;
    playback.current = { ...previous, src };
    // A new link to the same recording: set the position before it loads, then continue playing.
    element.currentTime = previous.time;
    if (previous.isPlaying) element.play().catch(() => undefined);
  }, [src]);

  const Media = type.startsWith('audio/') ? 'audio' : 'video';
  return (
    <Media
      ref={mediaRef}
      dir="ltr"
      className={css.media[Media === 'audio' ? 'audio' : fill ? 'fill' : 'video']}
      src={src}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onTimeUpdate={({ currentTarget: element }) => {
        // A change of `src` reports position 0 once before the new file loads.
        if (element.readyState > 0) playback.current.time = element.currentTime;
      }}
      onPlay={() => (playback.current.isPlaying = true)}
      onPause={(event) => {
        // An expired link pauses too; only a pause by the user counts.
        if (!event.currentTarget.error) playback.current.isPlaying = false;
      }}
      onLoadedMetadata={() => (playback.current.hasFailed = false)}
      onError={() => {
        // One retry per failure: if a new link fails too, another one will not help.
        if (playback.current.hasFailed) onFailed?.();
        else onExpired?.();
        playback.current.hasFailed = true;
      }}
    />
  );
}
