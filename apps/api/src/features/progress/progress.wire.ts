import { toFlag } from '../wire.ts';

interface ProgressRow {
  video_id: number;
  position: number;
  duration: number | null;
  is_watched: boolean;
  played_at: string;
}

/** Converts a user's progress in a video. */
export const toVideoProgress = ({ is_watched, ...row }: ProgressRow) => ({ ...row, is_watched: toFlag(is_watched) });

/** The share of watched videos, rounded down, so that only a finished course has 100. */
export const toPercent = (watchedCount: number, videosCount: number): number =>
  videosCount === 0 ? 0 : Math.floor((100 * watchedCount) / videosCount);
