import type { GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { useState } from 'react';
import { draftsOf } from '../shared/drafts.ts';
import { type Attempt, beginAttempt, readAttempt } from './attempt.ts';

interface AttemptInHand {
  attempt: Attempt;
  /** Whether the answers are safe on this device; unknown until there is one. */
  saveState: 'saved' | 'failed' | undefined;
  answer: (questionId: number, optionId: number) => void;
  /** Makes sure of the key before it is sent: if the answer gets lost, the next try must carry the same one. */
  keep: () => void;
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
  const drafts = draftsOf(userId);
  const [attempt, setAttempt] = useState(() => readAttempt(drafts.read(name), questions) ?? beginAttempt());
  const [saveState, setSaveState] = useState<'saved' | 'failed' | undefined>(() =>
    Object.keys(attempt.answers).length > 0 ? 'saved' : undefined,
  );
  const write = (next: Attempt) => setSaveState(drafts.write(name, next) ? 'saved' : 'failed');
  return {
    attempt,
    saveState,
    answer: (questionId, optionId) => {
      const next = { ...attempt, answers: { ...attempt.answers, [questionId]: optionId } };
      setAttempt(next);
      write(next);
    },
    keep: () => write(attempt),
    finish: () => drafts.drop(name),
    fit: (changed) => setAttempt(readAttempt(attempt, changed) ?? beginAttempt()),
    restart: () => {
      setAttempt(beginAttempt());
      setSaveState(undefined);
    },
  };
}
