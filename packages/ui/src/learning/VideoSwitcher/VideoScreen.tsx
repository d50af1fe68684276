import type { ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { EmbedPlayer } from '../../media/EmbedPlayer/EmbedPlayer.tsx';
import type { VideoPlayer } from './video.ts';
import * as css from './VideoScreen.css.ts';

interface VideoScreenProps {
  player: VideoPlayer | null;
  cover: ReactNode;
  overlay: ReactNode;
  /** Title of the frame or file. */
  title: string;
  isLoading: boolean;
  loadingLabel: string;
  /** Key of the video: another key mounts a new player. */
  videoKey: string;
}

/** The 16:9 player area: an embed, a local player, or the cover. Players set their direction, which is left to right in every language. */
export function VideoScreen({ player, cover, overlay, title, isLoading, loadingLabel, videoKey }: VideoScreenProps) {
  const isAudio = player?.kind === 'own' && player.isAudio;
  return (
    <div className={`${css.screen} ${player?.kind === 'own' && !isAudio ? css.mediaPlayerScreen : ''}`}>
      {(!player || isAudio) && <div className={css.cover}>{cover}</div>}
      {isLoading && (
        <div className={css.loadingMessage}>
          <Spinner />
          {loadingLabel}
        </div>
      )}
      {player && (
        <div className={isAudio ? css.audioPanel : css.overlayPanel}>
          {player.kind === 'embed' ? (
            <EmbedPlayer
              key={videoKey}
              src={player.src}
              title={title}
              fill
              sandbox={player.sandbox}
              allow={player.allow}
              frameRef={player.frameRef}
              watermark={player.watermark}
            />
          ) : (
            player.element
          )}
        </div>
      )}
      {player && overlay && <div className={css.overlay}>{overlay}</div>}
    </div>
  );
}
