import type { PlayerControl, PositionHandler } from '../playback.ts';
import { parseMessage, type PlayerProtocol, type PlayerUpdate, protocols } from './playerProtocols.ts';

export type { PlaybackState, PlayerControl, PositionHandler } from '../playback.ts';
export type { PlayerProtocol } from './playerProtocols.ts';

const handshakeIntervalMs = 500;
const maxHandshakes = 60;
const reportIntervalSeconds = 5;
/** How far a player may be from the position of a seek, in seconds, and how long the seek may take. */
const seekToleranceSeconds = 5;
const seekTimeoutMs = 5000;

interface PlayerOptions {
  protocol: PlayerProtocol;
  startPosition: number;
  onPositionChange: PositionHandler;
}

/** The connection to the player in an iframe. */
export interface PlayerConnection extends PlayerControl {
  disconnect: () => void;
}

/**
 * Controls the player in an iframe: goes to the start position, and reports the position every five seconds while it plays, and
 * after a start, a pause and the end. Nothing is reported before it has played.
 */
export function connectPlayer(frame: HTMLIFrameElement, options: PlayerOptions): PlayerConnection {
  const { origin } = new URL(frame.src, location.href);
  const messages = protocols[options.protocol];
  let isConnected = false;
  let isPlayRequested = false;
  let handshakeCount = 0;
  let startPosition = options.startPosition > 0 ? options.startPosition : undefined;
  let seekTarget: { seconds: number; requestedAt: number } | undefined;
  let current = { position: 0, duration: undefined as number | undefined, isPlaying: false, hasEnded: false };
  let reported: { position: number; isPlaying: boolean; hasEnded: boolean } | undefined;

  const send = (message: object) =>
    frame.contentWindow?.postMessage(messages.sendsJsonText ? JSON.stringify(message) : message, origin);

  /** Until then the frame shows an empty page of ours, and browsers log an error for each message to another site. */
  const hasNavigated = () => frame.contentDocument?.URL !== 'about:blank';

  const seekTo = (seconds: number) => {
    seekTarget = { seconds, requestedAt: performance.now() };
    send(messages.createSeek(seconds));
  };

  const sendHandshake = () => {
    handshakeCount += 1;
    if (handshakeCount > maxHandshakes) clearInterval(timer);
    else if (hasNavigated()) send(messages.handshake);
  };
  const timer = setInterval(sendHandshake, handshakeIntervalMs);

  const handleReady = () => {
    isConnected = true;
    clearInterval(timer);
    messages.subscriptions.forEach(send);
    if (messages.canSeekBeforePlaying) seekToStart();
    if (isPlayRequested) send(messages.play);
  };

  const seekToStart = () => {
    if (startPosition !== undefined) seekTo(startPosition);
    startPosition = undefined;
  };

  /** A player still reports old positions for a moment after a seek. */
  const isBeforeSeek = (position: number): boolean => {
    if (!seekTarget) return false;
    const isReached = Math.abs(position - seekTarget.seconds) <= seekToleranceSeconds;
    if (isReached || performance.now() - seekTarget.requestedAt > seekTimeoutMs) seekTarget = undefined;
    return seekTarget !== undefined;
  };

  const handleUpdate = ({ position, duration, phase }: PlayerUpdate) => {
    const wasPlaying = current.isPlaying;
    const isPlaying = phase === undefined ? wasPlaying : phase === 'playing';
    current = { ...current, isPlaying, ...(duration !== undefined && { duration }) };
    if (phase !== undefined) current.hasEnded = phase === 'ended';
    if (isPlaying && !wasPlaying) seekToStart();
    if (position !== undefined) {
      if (isBeforeSeek(position)) return;
      current.position = position;
    } else if (seekTarget) return;
    if (current.hasEnded) current.position = current.duration ?? current.position;
    reportChange();
  };

  const reportChange = () => {
    if (!reported && !current.isPlaying) return;
    const isSame =
      reported?.isPlaying === current.isPlaying &&
      reported.hasEnded === current.hasEnded &&
      Math.abs(reported.position - current.position) < reportIntervalSeconds;
    if (isSame) return;
    reported = current;
    const { position, duration, isPlaying, hasEnded } = current;
    options.onPositionChange(position, { duration, isPlaying, hasEnded });
  };

  const handleMessage = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = parseMessage(event.data);
    if (!isConnected && messages.isReadyMessage(message)) handleReady();
    if (isConnected) handleUpdate(messages.readUpdate(message));
  };

  window.addEventListener('message', handleMessage);
  frame.addEventListener('load', sendHandshake);
  sendHandshake();
  return {
    seekTo,
    play: () => {
      isPlayRequested = true;
      if (isConnected) send(messages.play);
    },
    disconnect: () => {
      clearInterval(timer);
      window.removeEventListener('message', handleMessage);
      frame.removeEventListener('load', sendHandshake);
    },
  };
}
