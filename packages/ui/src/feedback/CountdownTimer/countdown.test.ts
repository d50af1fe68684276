import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasPassedMoment, splitDuration, startCountdown } from './countdown.ts';

let page: EventTarget & { visibilityState: 'visible' | 'hidden' };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(durationMs: number) {
  const ticks: number[] = [];
  const onEnd = vi.fn<() => void>();
  const stop = startCountdown({ endMs: Date.now() + durationMs, onTick: (left) => ticks.push(left), onEnd });
  return { ticks, onEnd, stop };
}

test('it steps when the shown second changes, and ends once', () => {
  const { ticks, onEnd } = start(2500);
  expect(ticks).toEqual([3]);
  vi.advanceTimersByTime(499);
  expect(ticks).toEqual([3]);
  vi.advanceTimersByTime(1);
  expect(ticks).toEqual([3, 2]);
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ticks).toEqual([3, 2, 1, 0]);
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a tab that was hidden shows the time of the clock', () => {
  const { ticks, onEnd } = start(600_000);
  page.visibilityState = 'hidden';
  // The clock goes on, and no timer fires.
  vi.setSystemTime(Date.now() + 120_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ticks).toEqual([600]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ticks).toEqual([600, 480]);
  vi.setSystemTime(Date.now() + 3_600_000);
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ticks.at(-1)).toBe(0);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a stopped countdown is silent', () => {
  const { ticks, onEnd, stop } = start(2000);
  stop();
  vi.advanceTimersByTime(10_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(ticks).toEqual([2]);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a moment in the past ends immediately', () => {
  const { ticks, onEnd } = start(-5000);
  expect(ticks).toEqual([0]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test.each([
  [61, 60, true],
  [60, 59, false],
  [400, 5, true],
  [9, 8, false],
])('from %i to %i seconds: %s', (before, after, expected) => {
  expect(hasPassedMoment(before, after, [300, 60, 10])).toBe(expected);
});

test.each([
  [0, '0second'],
  [59, '59second'],
  [60, '1minute'],
  [3661, '1hour 1minute 1second'],
  [2 * 86_400 + 5, '2day 5second'],
])('%i seconds are %s', (seconds, expected) => {
  expect(
    splitDuration(seconds)
      .map(({ unit, value }) => `${value}${unit}`)
      .join(' '),
  ).toBe(expected);
});
