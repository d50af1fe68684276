import type { GetCourseProgressResult } from '@fanous/api-client/generated/queries.ts';
import type { PlaybackState } from '@fanous/ui/media/connectPlayer';
import type { ProgressDraft } from '../shared/storage/progressDrafts.ts';

/** How far a video was watched. */
export interface ProgressEntry {
  position: number;
  duration: number | null;
  isWatched: boolean;
}

/** A video counts as watched when this share of it was reached while it played. */
const minWatchedShare = 0.9;
/** Shorter beginnings are not worth continuing. */
const minResumeSeconds = 5;
/** Beyond this share it begins at the start. */
const maxResumeShare = 0.95;
// The limits of the contract. A live stream may have a larger time, and one refused position would refuse all others.
const maxSeconds = 604_800;
const maxAgeMs = 31_536_000_000;

/** Merges what the server has with what waits on this device, which is later. */
export function mergeProgress(
  stored: GetCourseProgressResult['videos'],
  drafts: readonly ProgressDraft[],
): ReadonlyMap<number, ProgressEntry> {
  const entries = new Map<number, ProgressEntry>(
    stored.map(({ video_id, position, duration, is_watched }) => [
      video_id,
      { position, duration, isWatched: is_watched === 1 },
    ]),
  );
  for (const { videoId, position, duration, isWatched } of drafts) {
    const other = entries.get(videoId);
    entries.set(videoId, {
      position,
      duration: duration ?? other?.duration ?? null,
      isWatched: isWatched || other?.isWatched === true,
    });
  }
  return entries;
}

/** Where a video continues, in seconds. 0 if it was only begun, or watched to the end. */
export function getResumePosition(entry: ProgressEntry | undefined): number {
  if (!entry || entry.position < minResumeSeconds) return 0;
  const isAtEnd = entry.duration !== null && entry.position >= entry.duration * maxResumeShare;
  return isAtEnd ? 0 : entry.position;
}

/** Whether this position means that the video was watched. A seek alone does not. */
export const isWatchedAt = (seconds: number, { duration, isPlaying, hasEnded }: PlaybackState): boolean =>
  hasEnded || (isPlaying && duration !== undefined && seconds >= duration * minWatchedShare);

/** What is sent of a stored position, within the limits of the contract. `now` in milliseconds. */
export const toSentPosition = ({ videoId, position, duration, isWatched, reachedAt }: ProgressDraft, now: number) => ({
  video_id: videoId,
  position: Math.min(position, maxSeconds),
  ...(duration !== null && { duration: Math.min(duration, maxSeconds) }),
  is_watched: isWatched ? (1 as const) : (0 as const),
  // The clock of the device may have been changed.
  age_ms: Math.min(Math.max(0, now - reachedAt), maxAgeMs),
});

/** Adds what the server has saved to the cached progress of a course. */
export function addSavedProgress(
  progress: GetCourseProgressResult,
  saved: GetCourseProgressResult['videos'],
): GetCourseProgressResult {
  const videos = new Map([...progress.videos, ...saved].map((video) => [video.video_id, video]));
  const watchedCount = [...videos.values()].filter(({ is_watched }) => is_watched === 1).length;
  const percent = progress.videos_count === 0 ? 0 : Math.floor((100 * watchedCount) / progress.videos_count);
  return { ...progress, videos: [...videos.values()], watched_count: watchedCount, percent };
}
