import { isRecord } from '@fanous/api-client/isRecord';
import { createDraftStore, type DraftStorage } from './drafts.ts';

/** A position in a video that the server has not confirmed. */
export interface ProgressDraft {
  videoId: number;
  courseId: number;
  /** Seconds from the start. */
  position: number;
  duration: number | null;
  isWatched: boolean;
  /** When the position was reached, by the clock of this device. */
  reachedAt: number;
}

/** Dispatched on `window` after a position was stored. `detail` is whether to send it soon, such as after a pause. */
export const progressStoredEvent = 'progress-stored';

const prefix = 'progress:';

/** Stores the position in a video on this device. It replaces an earlier one. */
export function writeProgressDraft(userId: number, draft: ProgressDraft, storage?: DraftStorage): void {
  createDraftStore(userId, storage).write(`${prefix}${draft.videoId}`, draft);
}

/** The positions of a user that wait to be sent. Damaged ones are removed. */
export function listProgressDrafts(userId: number, storage?: DraftStorage): ProgressDraft[] {
  const drafts = createDraftStore(userId, storage);
  return drafts.list(prefix).flatMap((name) => {
    const draft = drafts.read(name);
    if (isProgressDraft(draft)) return [draft];
    drafts.remove(name);
    return [];
  });
}

/** Removes positions that were sent, unless the video was played further in the meantime. */
export function removeSentProgress(userId: number, sent: readonly ProgressDraft[], storage?: DraftStorage): void {
  const drafts = createDraftStore(userId, storage);
  for (const { videoId, reachedAt } of sent) {
    const stored = drafts.read(`${prefix}${videoId}`);
    if (!isProgressDraft(stored) || stored.reachedAt === reachedAt) drafts.remove(`${prefix}${videoId}`);
  }
}

/** Whether positions of a user wait to be sent. */
export const hasProgressDrafts = (userId: number): boolean => createDraftStore(userId).list(prefix).length > 0;

function isProgressDraft(value: unknown): value is ProgressDraft {
  if (!isRecord(value)) return false;
  const { videoId, courseId, position, duration, isWatched, reachedAt } = value;
  const isCount = (count: unknown) => Number.isSafeInteger(count) && Number(count) >= 0;
  return (
    [videoId, courseId, position, reachedAt].every(isCount) &&
    (duration === null || (isCount(duration) && duration !== 0)) &&
    typeof isWatched === 'boolean'
  );
}
