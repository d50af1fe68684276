import type { GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { uuid } from '../shared/uuid.ts';
import { isRecord } from '@fanous/api-client/isRecord';

/** An attempt at a quiz that has not been handed in yet. */
export interface Attempt {
  /** Made once per attempt: the server answers the same key with the same result, so it can be sent again. */
  key: string;
  /** The chosen option by question. */
  answers: Record<number, number>;
  /** The student has sent it, and no answer has come back yet. */
  isHandedIn?: boolean;
}

/** A new attempt with nothing answered. */
export const beginAttempt = (): Attempt => ({ key: uuid(), answers: {} });

/** The attempt that a draft held, without answers to what the quiz no longer asks; undefined if it is no attempt. */
export function readAttempt(draft: unknown, questions: GetQuizResult['questions']): Attempt | undefined {
  if (!isRecord(draft) || typeof draft['key'] !== 'string' || !uuidPattern.test(draft['key'])) return undefined;
  const kept = isRecord(draft['answers']) ? draft['answers'] : {};
  const valid = questions.flatMap(({ id, options }) => {
    const chosen = kept[id];
    return typeof chosen === 'number' && options.some((option) => option.id === chosen) ? [[id, chosen] as const] : [];
  });
  const attempt = { key: draft['key'], answers: Object.fromEntries(valid) };
  return draft['isHandedIn'] === true ? { ...attempt, isHandedIn: true } : attempt;
}

/** What is handed in: every question, in order, the unanswered ones with null. */
export function toSubmission(quiz: Pick<GetQuizResult, 'id' | 'questions'>, { key, answers }: Attempt) {
  return {
    quiz_id: quiz.id,
    attempt_key: key,
    answers: quiz.questions.map(({ id }) => ({ question_id: id, option_id: answers[id] ?? null })),
  };
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
