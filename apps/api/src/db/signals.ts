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
  /** Public data has changed (`topics/topics.ts`). The database sends these signals itself. The id is that of the course, or 0. */
  | { about: 'categories' | 'courses' | 'course' | 'course-contents'; id: number };

/** Receives signals. */
export interface SignalListener {
  onSignal: (signal: Signal) => void;
  /** Signals do not arrive until `onReconnect` is called. */
  onDisconnect?: () => void;
  /** Signals arrive again. Some may have been missed. */
  onReconnect: () => void;
}

/** A listener that receives signals. */
export interface Subscription {
  /** Resolves when all signals of finished transactions have been received. Rejects while the connection is lost. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Subscribes a listener to signals. Rejects if the database is not available. */
export type Subscribe = (listener: SignalListener) => Promise<Subscription>;

/** Parses the payload of a signal. Returns undefined for a payload of another server version. */
export function parseSignal(payload: string | undefined): Signal | undefined {
  const [, about = '', id] = /^\{"about":"([a-z-]+)","id":(\d{1,16})\}$/.exec(payload ?? '') ?? [];
  return isKnownSubject(about) ? { about, id: Number(id) } : undefined;
}

const subjects: Record<Signal['about'], true> = {
  video: true,
  'videos-deleted': true,
  'notifications-read': true,
  sessions: true,
  categories: true,
  courses: true,
  course: true,
  'course-contents': true,
};

const isKnownSubject = (about: string): about is Signal['about'] => Object.hasOwn(subjects, about);
