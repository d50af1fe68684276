/** What a player is doing when it reports its position. */
export interface PlaybackState {
  /** The length in seconds. Undefined until the player knows it. */
  duration: number | undefined;
  isPlaying: boolean;
  hasEnded: boolean;
}

/** Called with the position in seconds. */
export type PositionHandler = (seconds: number, state: PlaybackState) => void;

/** What the page can do with a player. */
export interface PlayerControl {
  seekTo: (seconds: number) => void;
  /** The browser may refuse it before the visitor has pressed something. */
  play: () => void;
}
