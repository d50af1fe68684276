import type { ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { EmbedPlayer } from '../../media/EmbedPlayer/EmbedPlayer.tsx';
import type { VideoPlayer } from './video.ts';
import * as css from './VideoScreen.css.ts';

interface VideoScreenProps {
  player: VideoPlayer | null;
  cover: ReactNode;
  /** Title of the frame or file. */
  title: string;
  isLoading: boolean;
  loadingLabel: string;
  /** Of the video, so that another one starts anew. */
  videoKey: string;
}

/** The 16:9 screen: a frame, a file, or the cover. Time runs left to right in every language. */
export function VideoScreen({ player, cover, title, isLoading, loadingLabel, videoKey }: VideoScreenProps) {
  const isSound = player?.kind === 'own' && player.isSound;
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
            <EmbedPlayer key={videoKey} src={player.src} title={title} fill />
          ) : (
            player.element
          )}
        </div>
      )}
    </div>
  );
}
