import * as css from './EmbedPlayer.css.ts';

export interface EmbedPlayerProps {
  /** Of the player's page. */
  src: string;
  /** What plays: «{title} – مشغّل الفيديو». */
  title: string;
  /** Takes the whole of the screen around it in place of a height of its own. */
  fill?: boolean;
}

/** Somebody else's player in a frame. Time runs left to right in every language. */
export function EmbedPlayer({ src, title, fill = false }: EmbedPlayerProps) {
  return (
    // Players of other sites need their own origin. The key gives each recording a frame of its own: a frame that is used
    // again keeps its history and its name.
    <iframe
      key={src}
      dir="ltr"
      className={css.frame[fill ? 'screen' : 'film']}
      src={src}
      title={title}
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );
}
