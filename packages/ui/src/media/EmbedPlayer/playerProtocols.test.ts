import { describe, expect, test } from 'vitest';
import { parseMessage, protocols } from './playerProtocols.ts';

describe('YouTube', () => {
  const { readUpdate, isReadyMessage } = protocols.youtube;

  test('the position, the length and what it does', () => {
    const message = { event: 'infoDelivery', info: { currentTime: 12.5, duration: 600, playerState: 1 } };
    expect(isReadyMessage(message)).toBe(true);
    expect(readUpdate(message)).toEqual({ position: 12.5, duration: 600, phase: 'playing' });
  });

  test('a message has only what changed', () => {
    expect(readUpdate({ event: 'infoDelivery', info: { currentTime: 13 } })).toEqual({ position: 13 });
    expect(readUpdate({ event: 'infoDelivery', info: { playerState: 0 } })).toEqual({ phase: 'ended' });
    // Buffering and cued change nothing. A video that is not loaded has the length 0.
    expect(readUpdate({ event: 'initialDelivery', info: { duration: 0, playerState: 3 } })).toEqual({});
  });
});

describe('Vimeo', () => {
  const { readUpdate, isReadyMessage, subscriptions } = protocols.vimeo;

  test('the position and the length', () => {
    expect(readUpdate({ event: 'timeupdate', data: { seconds: 3, duration: 90, percent: 0.03 } })).toEqual({
      position: 3,
      duration: 90,
    });
    expect(readUpdate({ event: 'ended', data: { seconds: 90, duration: 90 } })).toMatchObject({ phase: 'ended' });
    expect(readUpdate({ event: 'volumechange', data: { volume: 1 } })).toEqual({});
  });

  test('it answers a ping and sends the events that were asked for', () => {
    expect(isReadyMessage({ method: 'ping' })).toBe(true);
    expect(subscriptions).toContainEqual({ method: 'addEventListener', value: 'timeupdate' });
  });
});

test('Player.js: only messages of its context', () => {
  const { readUpdate, isReadyMessage } = protocols.playerjs;
  const update = { event: 'timeupdate', value: { seconds: 7, duration: 12 } };
  expect(readUpdate({ context: 'player.js', ...update })).toEqual({ position: 7, duration: 12 });
  expect(readUpdate(update)).toEqual({});
  expect(isReadyMessage({ context: 'player.js', event: 'ready' })).toBe(true);
});

test('messages are objects or their JSON; times are numbers from 0 on', () => {
  expect(parseMessage('{"event":"ready"}')).toEqual({ event: 'ready' });
  expect(parseMessage({ event: 'ready' })).toEqual({ event: 'ready' });
  for (const data of ['{', '[1]', null, 3]) expect(parseMessage(data)).toEqual({});
  expect(protocols.vimeo.readUpdate({ event: 'timeupdate', data: { seconds: -1, duration: 'long' } })).toEqual({});
  expect(protocols.vimeo.readUpdate({ event: 'timeupdate', data: null })).toEqual({});
});
