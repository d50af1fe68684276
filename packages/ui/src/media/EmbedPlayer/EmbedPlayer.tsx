import type { ReactNode, Ref } from 'react';
import * as css from './EmbedPlayer.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface EmbedPlayerProps extends RootElementProps {
  /** The address of the player page. */
  src: string;
  /** The accessible name: «{title} – مشغّل الفيديو». */
  title: string;
  /** Fills the height of its container. */
  fill?: boolean;
  /** What the player may do: the `sandbox` attribute. The default allows scripts and pop-ups. */
  sandbox?: string | undefined;
  /** Browser features that the player may use: the `allow` attribute. */
  allow?: string | undefined;
  /** The iframe. `connectPlayer` controls the player in it. */
  frameRef?: Ref<HTMLIFrameElement> | undefined;
  /** Shown over the player: a `Watermark`. Full screen of the player does not show it. The player gets no picture in picture. */
  watermark?: ReactNode;
}

/** The player of another site in an iframe. Always left to right. */
export function EmbedPlayer({
  src,
  title,
  fill = false,
  // Players of other sites need their own origin.
  sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups',
  allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media',
  frameRef,
  watermark,
  ...rootProps
}: EmbedPlayerProps) {
  const frame = (
    // The key creates a new iframe for each recording, because a reused iframe keeps its history.
    <iframe
      {...rootProps}
      key={src}
      ref={frameRef}
      dir="ltr"
      className={css.frame[fill ? 'fill' : 'video']}
      src={src}
      title={title}
      allow={watermark === undefined ? allow : allow.replace(/picture-in-picture(; )?/, '')}
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={sandbox}
    />
  );
  if (watermark === undefined) return frame;
  return (
    <div className={css.frameWithWatermark} dir="ltr">
      {frame}
      {watermark}
    </div>
  );
}
