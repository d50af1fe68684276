/** The channel on which servers notify each other. */
export const signalChannel = 'fanous';

/** A change on the platform. It has ids only: the receiver queries the database. */
export type Signal =
  /** A new video. */
  | { about: 'video'; id: number }
  /** Videos of a course were deleted, and with them their notifications. */
  | { about: 'videos-deleted'; id: number }
  /** A user has read notifications. */
  | { about: 'notifications-read'; id: number }
  /** Sessions of a user have ended. */
  | { about: 'sessions'; id: number }
  /** Data that visitors see has changed. The database sends this signal itself. The id is 0. */
  | { about: 'public-data'; id: number };

/** Receives signals. */
export interface SignalListener {
  onSignal: (signal: Signal) => void;
  /** Signals do not arrive until `onReconnect` is called. */
  onDisconnect?: () => void;
  /** Signals arrive again. Some may have been missed. */
  onReconnect: () => void;
}

/** Receives signals until the returned function is called. */
export type Subscribe = (listener: SignalListener) => Promise<() => Promise<void>>;

/** Parses the payload of a signal. Returns undefined for a payload of another server version. */
export function parseSignal(payload: string | undefined): Signal | undefined {
  const [, about, id] =
    /^\{"about":"(video|videos-deleted|notifications-read|sessions|public-data)","id":(\d{1,16})\}$/.exec(
      payload ?? '',
    ) ?? [];
  return about === undefined ? undefined : { about: about as Signal['about'], id: Number(id) };
}
