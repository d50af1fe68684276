import { isRecord } from '@fanous/api-client/isRecord';
import { createDraftStore, type DraftStorage } from './drafts.ts';

const prefix = 'quiz:';

/** The name of the draft with the answers to a quiz. */
export const getAttemptDraftName = (quizId: number | string): string => `${prefix}${quizId}`;

/** The ids of the quizzes whose answers a user submitted on this device, and which the server has not confirmed. */
export function findPendingQuizIds(userId: number, storage?: DraftStorage): number[] {
  const drafts = createDraftStore(userId, storage);
  return drafts.list(prefix).flatMap((name) => {
    const draft = drafts.read(name);
    return isRecord(draft) && draft['isSubmitted'] === true ? [Number(name.slice(prefix.length))] : [];
  });
}

/** Whether a user submitted answers on this device that the server has not confirmed. */
export const hasPendingAttempts = (userId: number): boolean => findPendingQuizIds(userId).length > 0;
