import { expect, test } from 'vitest';
import { addSavedProgress, getResumePosition, isWatchedAt, mergeProgress, toSentPosition } from './progressEntries.ts';

const stored = (video_id: number, position: number, is_watched: 0 | 1 = 0) => ({
  video_id,
  position,
  duration: 600,
  is_watched,
  played_at: '2026-09-14T17:32:10.000Z',
});
const draft = { videoId: 2, courseId: 12, position: 30, duration: null, isWatched: false, reachedAt: 1 };

test('what waits on the device is later, and a watched video stays watched', () => {
  const entries = mergeProgress([stored(1, 90), stored(2, 590, 1)], [draft]);
  expect(entries.get(1)).toEqual({ position: 90, duration: 600, isWatched: false });
  expect(entries.get(2)).toEqual({ position: 30, duration: 600, isWatched: true });
});

test.each([
  ['the middle', { position: 90, duration: 600, isWatched: false }, 90],
  ['the first seconds', { position: 3, duration: 600, isWatched: false }, 0],
  ['the end', { position: 590, duration: 600, isWatched: true }, 0],
  ['the middle of a watched video', { position: 90, duration: 600, isWatched: true }, 90],
  ['an unknown length', { position: 90, duration: null, isWatched: false }, 90],
  ['nothing', undefined, 0],
])('resumes at %s', (_name, entry, position) => expect(getResumePosition(entry)).toBe(position));

test('a video is watched by playing to its end, not by a seek', () => {
  expect(isWatchedAt(550, { duration: 600, isPlaying: true, hasEnded: false })).toBe(true);
  expect(isWatchedAt(550, { duration: 600, isPlaying: false, hasEnded: false })).toBe(false);
  expect(isWatchedAt(300, { duration: 600, isPlaying: true, hasEnded: false })).toBe(false);
  expect(isWatchedAt(10, { duration: undefined, isPlaying: false, hasEnded: true })).toBe(true);
});

test('positions are sent within the limits of the contract', () => {
  const live = { ...draft, position: 2e9, duration: 3e9, reachedAt: 5_000 };
  expect(toSentPosition(live, 4_000)).toEqual({
    video_id: 2,
    position: 604_800,
    duration: 604_800,
    is_watched: 0,
    age_ms: 0,
  });
  expect(toSentPosition(draft, Date.UTC(2026, 0))).toEqual({
    video_id: 2,
    position: 30,
    is_watched: 0,
    age_ms: 31_536_000_000,
  });
});

test('saved progress changes the counts', () => {
  const progress = { videos_count: 3, watched_count: 0, percent: 0, videos: [stored(1, 90)] };
  expect(addSavedProgress(progress, [stored(1, 600, 1), stored(2, 5)])).toMatchObject({
    watched_count: 1,
    percent: 33,
    videos: [
      { video_id: 1, position: 600 },
      { video_id: 2, position: 5 },
    ],
  });
});
