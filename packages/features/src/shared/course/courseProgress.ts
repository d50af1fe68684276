import type { PlayerControl, PositionHandler } from '@fanous/ui/media/connectPlayer';
import type { ReactNode } from 'react';

/** How far the viewer has watched a video of a list. */
export interface WatchStatus {
  isWatched: boolean;
  /** From 0 to 1. Undefined if the length is not known. */
  watchedShare: number | undefined;
  /** «12:30 من 25:10» */
  position: string | undefined;
}

/** What the viewer's progress adds to the player of a course and to its list. */
export interface CourseProgressView {
  statusByVideo: ReadonlyMap<number, WatchStatus>;
  /** Receives the iframe of the player. */
  frameRef: (frame: HTMLIFrameElement | null) => void;
  /** For a video file in our own player. */
  file: { controlRef: (player: PlayerControl | null) => void; onPositionChange: PositionHandler };
  /** Over the picture: where it continued, or what comes next. */
  overlay: ReactNode;
  /** Below the title: how much is done, and the setting for the next lesson. */
  footer: ReactNode;
}
