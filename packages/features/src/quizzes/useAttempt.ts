import type { GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { useState } from 'react';
import { getDrafts } from '../shared/drafts.ts';
import { type Attempt, beginAttempt, readAttempt } from './attempt.ts';

interface AttemptInHand {
  attempt: Attempt;
  /** Whether the answers are safe on this device; unknown until there is one. */
  saveState: 'saved' | 'failed' | undefined;
  answer: (questionId: number, optionId: number) => void;
  /**
   * It is sent: what is kept here says so before anything leaves, so that a reload sends it again, under the same key.
   * Nothing is marked twice, because the server answers the same key with the same result.
   */
  handIn: () => void;
  /** The server would not have it: the answers can be changed again. */
  takeBack: () => void;
  /** Handed in: nothing is left to lose. */
  finish: () => void;
  /** Starts another attempt, with a key of its own. */
  restart: () => void;
  /** The quiz has changed: answers to what it no longer asks are dropped. */
  fit: (questions: GetQuizResult['questions']) => void;
}

/** The attempt at a quiz that one user is in the middle of, kept on this device so that a reload loses nothing. */
export function useAttempt({ id, questions }: Pick<GetQuizResult, 'id' | 'questions'>, userId: number): AttemptInHand {
  const name = `quiz:${id}`;
  const drafts = getDrafts(userId);
  const [attempt, setAttempt] = useState(() => readAttempt(drafts.read(name), questions) ?? beginAttempt());
  const [saveState, setSaveState] = useState<'saved' | 'failed' | undefined>(() =>
    Object.keys(attempt.answers).length > 0 ? 'saved' : undefined,
  );
  const put = (next: Attempt) => {
    setAttempt(next);
    setSaveState(drafts.write(name, next) ? 'saved' : 'failed');
  };
  return {
    attempt,
    saveState,
    answer: (questionId, optionId) => put({ ...attempt, answers: { ...attempt.answers, [questionId]: optionId } }),
    handIn: () => put({ ...attempt, isHandedIn: true }),
    takeBack: () => put({ key: attempt.key, answers: attempt.answers }),
    finish: () => drafts.drop(name),
    fit: (changed) => put(readAttempt({ key: attempt.key, answers: attempt.answers }, changed) ?? beginAttempt()),
    restart: () => {
      setAttempt(beginAttempt());
      setSaveState(undefined);
    },
  };
}
