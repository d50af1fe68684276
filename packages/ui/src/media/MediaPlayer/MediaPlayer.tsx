import { type ComponentType, useEffect, useState } from 'react';
import { isAudio, type MediaPlayerProps } from './media.ts';
import * as css from './MediaPlayer.css.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';

export type { CaptionTrack, Chapter, MediaPlayerLabels, MediaPlayerProps } from './media.ts';

// Code, not state. A variable instead of React.lazy: Suspense would delay the second player.
let cachedPlayer: ComponentType<MediaPlayerProps> | undefined;

/**
 * Plays own audio and video, also HLS, with the same controls in every browser. Continues at the same position when `src` changes:
 * give each recording its own `key`, a new `src` alone means a new link to the same recording. Its code loads when it is shown.
 */
export function MediaPlayer(props: MediaPlayerProps) {
  const [Player, setPlayer] = useState(() => cachedPlayer);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (cachedPlayer) return undefined;
    let isUnmounted = false;
    const load = async () => {
      try {
        cachedPlayer = (await import('./Player.tsx')).Player;
        if (!isUnmounted) setPlayer(() => cachedPlayer);
      } catch {
        if (!isUnmounted) setHasFailed(true);
      }
    };
    void load();
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (Player) return <Player {...props} />;

  const { src, type, label, fill, onExpired } = props;
  const [Media, kind] = isAudio(type) ? (['audio', css.soundLayout] as const) : (['video', css.pictureLayout] as const);
  const className = `${css.root} ${kind} ${fill ? css.filling : ''}`;
  // Without a network for the code, the file may still play from the cache.
  if (hasFailed)
    return (
      <Media
        {...pickRootProps(props)}
        controls
        dir="ltr"
        className={className}
        src={src}
        aria-label={label}
        preload="metadata"
        onError={onExpired}
      />
    );
  return <div {...pickRootProps(props)} className={`${className} ${css.placeholder}`} />;
}
