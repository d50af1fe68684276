import type { ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { LocalPlayer } from '../../media/LocalPlayer/LocalPlayer.tsx';
import type { VideoPlayer } from './video.ts';
import * as css from './VideoScreen.css.ts';

interface VideoScreenProps {
  player: VideoPlayer | null;
  cover: ReactNode;
  /** Title of the frame or file. */
  title: string;
  isLoading: boolean;
  loadingLabel: string;
  /** Of the video, so that another one starts anew and a renewed address does not. */
  videoKey: string;
  onExpired?: () => void;
  onFailed?: () => void;
}

/** The 16:9 screen: a frame, a file, or the cover. Time runs left to right in every language. */
export function VideoScreen({ player, cover, title, isLoading, loadingLabel, ...rest }: VideoScreenProps) {
  const isSound = player?.kind === 'file' && player.type.startsWith('audio/');
  return (
    <div className={css.screen}>
      {(!player || isSound) && <div className={css.cover}>{cover}</div>}
      {isLoading && (
        <div className={css.wait}>
          <Spinner />
          {loadingLabel}
        </div>
      )}
      {player && (
        <div dir="ltr" className={isSound ? css.soundIsland : css.island}>
          {player.kind === 'embed' ? (
            // Players of other sites need their own origin. The key gives each video a frame of its own: a frame that is
            // used again keeps its history and its name.
            <iframe
              key={`${rest.videoKey} ${player.src}`}
              className={css.frame}
              src={player.src}
              title={title}
              allow="fullscreen; picture-in-picture; encrypted-media"
              referrerPolicy="strict-origin-when-cross-origin"
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            />
          ) : (
            <LocalPlayer
              key={rest.videoKey}
              src={player.src}
              type={player.type}
              label={title}
              fill
              onExpired={rest.onExpired}
              onFailed={rest.onFailed}
            />
          )}
        </div>
      )}
    </div>
  );
}
