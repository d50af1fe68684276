/** Which messages the page exchanges with the player of another site: YouTube, Vimeo, or the open protocol Player.js. */
export type PlayerProtocol = 'youtube' | 'vimeo' | 'playerjs';

/** What one message of a player says. */
export interface PlayerUpdate {
  position?: number;
  duration?: number;
  phase?: 'playing' | 'paused' | 'ended';
}

type Message = Record<string, unknown>;

/** The messages of one protocol. */
export interface ProtocolMessages {
  /** Whether messages are sent as JSON text. */
  sendsJsonText: boolean;
  /** Whether a seek before the first play leaves the player paused. */
  canSeekBeforePlaying: boolean;
  /** Sent until the player is ready. */
  handshake: Message;
  isReadyMessage: (message: Message) => boolean;
  /** Sent when the player is ready. */
  subscriptions: readonly Message[];
  readUpdate: (message: Message) => PlayerUpdate;
  createSeek: (seconds: number) => Message;
  play: Message;
}

const events = ['play', 'pause', 'timeupdate', 'seeked', 'ended'] as const;
const phases = { play: 'playing', pause: 'paused', ended: 'ended' } as const;

/** Events of Vimeo and Player.js have the same names and the same details, in another field. */
function readEvent(event: unknown, details: unknown): PlayerUpdate {
  const isKnown = events.some((name) => name === event);
  if (!isKnown) return {};
  const { seconds, duration } = toMessage(details);
  const phase = phases[event as keyof typeof phases];
  return {
    ...(isTime(seconds) && { position: seconds }),
    ...(isTime(duration) && duration > 0 && { duration }),
    ...(phase && { phase }),
  };
}

// https://developers.google.com/youtube/player_parameters: the messages of its iframe API, which needs `enablejsapi=1`.
const youtubePhases: Record<number, PlayerUpdate['phase']> = { 0: 'ended', 1: 'playing', 2: 'paused' };
const youtube: ProtocolMessages = {
  sendsJsonText: true,
  // It would begin to play.
  canSeekBeforePlaying: false,
  handshake: { event: 'listening', id: 'player', channel: 'widget' },
  isReadyMessage: ({ event }) => event === 'onReady' || event === 'initialDelivery' || event === 'infoDelivery',
  subscriptions: [],
  readUpdate: ({ event, info }) => {
    if (event !== 'initialDelivery' && event !== 'infoDelivery') return {};
    const { currentTime, duration, playerState } = toMessage(info);
    const phase = typeof playerState === 'number' ? youtubePhases[playerState] : undefined;
    return {
      ...(isTime(currentTime) && { position: currentTime }),
      ...(isTime(duration) && duration > 0 && { duration }),
      ...(phase && { phase }),
    };
  },
  createSeek: (seconds) => ({ event: 'command', func: 'seekTo', args: [seconds, true] }),
  play: { event: 'command', func: 'playVideo', args: [] },
};

// https://github.com/vimeo/player.js
const vimeo: ProtocolMessages = {
  sendsJsonText: false,
  canSeekBeforePlaying: true,
  handshake: { method: 'ping' },
  isReadyMessage: ({ event, method }) => event === 'ready' || method === 'ping',
  subscriptions: events.map((value) => ({ method: 'addEventListener', value })),
  readUpdate: ({ event, data }) => readEvent(event, data),
  createSeek: (value) => ({ method: 'setCurrentTime', value }),
  play: { method: 'play' },
};

// https://github.com/embedly/player.js: Bunny and others.
const playerjsContext = 'player.js';
const createPlayerjsMessage = (method: string, value?: string | number) => ({
  context: playerjsContext,
  version: '0.0.11',
  method,
  value,
  listener: value,
});
const playerjs: ProtocolMessages = {
  sendsJsonText: true,
  canSeekBeforePlaying: true,
  handshake: createPlayerjsMessage('addEventListener', 'ready'),
  isReadyMessage: ({ context, event }) => context === playerjsContext && event === 'ready',
  subscriptions: events.map((value) => createPlayerjsMessage('addEventListener', value)),
  readUpdate: ({ context, event, value }) => (context === playerjsContext ? readEvent(event, value) : {}),
  createSeek: (value) => createPlayerjsMessage('setCurrentTime', value),
  play: createPlayerjsMessage('play'),
};

/** The messages of each protocol. */
export const protocols: Record<PlayerProtocol, ProtocolMessages> = { youtube, vimeo, playerjs };

/** Reads the data of a message event. Anything that is not an object or its JSON gives an empty one. */
export function parseMessage(data: unknown): Message {
  if (typeof data !== 'string') return toMessage(data);
  try {
    return toMessage(JSON.parse(data));
  } catch {
    return {};
  }
}

const toMessage = (value: unknown): Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Message) : {};

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
