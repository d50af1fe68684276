import { isRecord } from '@fanous/api-client/isRecord';
import type { CreateQuizResultInput, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { createUuid } from '../../shared/hooks/createUuid.ts';
import type { DraftStore } from '../../shared/storage/drafts.ts';

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

/** A stored draft as the API takes it, without its quiz. Questions that are left out count as unanswered. Undefined if it is damaged. */
export function toPendingResultInput(quizId: number, draft: unknown): CreateQuizResultInput | undefined {
  if (!isRecord(draft) || typeof draft['key'] !== 'string' || !isRecord(draft['answers'])) return undefined;
  const answers = Object.entries(draft['answers']).map(([questionId, optionId]) => ({
    question_id: Number(questionId),
    option_id: Number(optionId),
  }));
  return { body: { quiz_id: quizId, attempt_key: draft['key'], answers } };
}

/** Removes the draft of an attempt that the server has marked, unless the student has begun another one in the meantime. */
export function removeSentDraft(
  drafts: Pick<DraftStore, 'read' | 'remove'>,
  draftName: string,
  input: CreateQuizResultInput,
): void {
  if (isSameAttempt(drafts.read(draftName), input)) drafts.remove(draftName);
}

/** Marks an attempt that the server refused as not submitted. The student can change the answers and submit them again. */
export function reopenRefusedDraft(
  drafts: Pick<DraftStore, 'read' | 'write'>,
  draftName: string,
  input: CreateQuizResultInput,
): void {
  const draft = drafts.read(draftName);
  if (isSameAttempt(draft, input)) drafts.write(draftName, { ...draft, isSubmitted: false });
}

const isSameAttempt = (draft: unknown, { body }: CreateQuizResultInput): draft is Record<string, unknown> =>
  isRecord(draft) && draft['key'] === body.attempt_key;

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
