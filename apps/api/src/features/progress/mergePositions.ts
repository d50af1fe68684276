import type { RequestBody } from '../../contract/types.ts';

type SentPosition = RequestBody<'saveProgress'>['positions'][number];

/** Merges positions of the same video: the latest one counts, and a video that was watched stays watched. */
export function mergePositionsByVideo(positions: readonly SentPosition[]): Map<number, SentPosition> {
  const merged = new Map<number, SentPosition>();
  for (const sent of positions) {
    const other = merged.get(sent.video_id);
    const latest = other && other.age_ms < sent.age_ms ? other : sent;
    merged.set(sent.video_id, { ...latest, is_watched: other?.is_watched || sent.is_watched });
  }
  return merged;
}
