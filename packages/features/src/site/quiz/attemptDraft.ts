import { isRecord } from '@fanous/api-client/isRecord';
import type { CreateQuizResultInput, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { createUuid } from '../../shared/hooks/createUuid.ts';

/** The answers of a student to a quiz, before the server has marked them. */
export interface Attempt {
  /** Idempotency key: the server answers the same key with the same result, so sending again is safe. */
  key: string;
  /** The chosen option by question. */
  answers: Readonly<Record<number, number>>;
}

/** An attempt as it is stored on the device. */
export interface AttemptDraft extends Attempt {
  /** The student submitted it, and the server has not answered yet. */
  isSubmitted: boolean;
}

/** A new attempt without answers. */
export const createAttempt = (): Attempt => ({ key: createUuid(), answers: {} });

/** Reads a stored draft. Undefined if it is missing or damaged. */
export function parseAttemptDraft(draft: unknown, questions: GetQuizResult['questions']): AttemptDraft | undefined {
  if (!isRecord(draft) || typeof draft['key'] !== 'string' || !uuidPattern.test(draft['key'])) return undefined;
  const answers = isRecord(draft['answers']) ? draft['answers'] : {};
  return {
    key: draft['key'],
    answers: dropRemovedQuestions(answers, questions),
    isSubmitted: draft['isSubmitted'] === true,
  };
}

/** Keeps the answers whose question and option are still part of the quiz. */
export function dropRemovedQuestions(
  answers: Readonly<Record<number, unknown>>,
  questions: GetQuizResult['questions'],
): Attempt['answers'] {
  const valid = questions.flatMap(({ id, options }) => {
    const option = options.find((each) => each.id === answers[id]);
    return option ? [[id, option.id] as const] : [];
  });
  return Object.fromEntries(valid);
}

/** The attempt as the API takes it: every question in order, unanswered ones with null. */
export const toResultInput = (
  { id, questions }: Pick<GetQuizResult, 'id' | 'questions'>,
  { key, answers }: Attempt,
): CreateQuizResultInput => ({
  body: {
    quiz_id: id,
    attempt_key: key,
    answers: questions.map((question) => ({ question_id: question.id, option_id: answers[question.id] ?? null })),
  },
});

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
