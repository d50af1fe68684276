import { useLayoutEffect, useRef } from 'react';
import * as css from './VideoScreen.css.ts';

interface FilePlayerProps {
  src: string;
  type: string;
  title: string;
  onExpired?: () => void;
  onFailed?: () => void;
}

/** Plays a file in the browser's own player, and goes on where it was when its link is renewed. */
export function FilePlayer({ src, type, title, onExpired, onFailed }: FilePlayerProps) {
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
      className={Media === 'audio' ? css.sound : css.frame}
      src={src}
      aria-label={title}
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
