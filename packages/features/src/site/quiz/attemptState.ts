import { ApiError } from '@fanous/api-client/errors';
import type { CreateQuizResultResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { type Attempt, type AttemptDraft, dropRemovedQuestions } from './attemptDraft.ts';

interface AttemptFields {
  /** The questions being answered. A refetch of the quiz does not change them. */
  quiz: GetQuizResult;
  attempt: Attempt;
  /** An earlier attempt counts, so this one does not (decision 18). */
  isPractice: boolean;
  /** Whether the answers are stored on this device; undefined while there is nothing to store. */
  isSaved: boolean | undefined;
}

/** Where an attempt at a quiz stands. */
export type AttemptState = AttemptFields &
  (
    | { status: 'answering' }
    /** Submitted, and being sent for the first time. */
    | { status: 'submitting' }
    /** Submitted, and the server could not be reached: it is sent again automatically. */
    | { status: 'waiting' }
    | { status: 'marked'; result: CreateQuizResultResult }
    /** The server refused it. The answers can be changed, and submitted again. */
    | { status: 'failed'; error: Error }
  );

export type AttemptEvent =
  | { type: 'answered'; questionId: number; optionId: number }
  | { type: 'submitted' }
  | { type: 'connectionLost' }
  | { type: 'resultReceived'; result: CreateQuizResultResult }
  | { type: 'refused'; error: Error }
  /** The quiz has changed on the server, and was loaded again. */
  | { type: 'quizReloaded'; quiz: GetQuizResult }
  | { type: 'retaken'; quiz: GetQuizResult; attempt: Attempt }
  | { type: 'draftSaved'; isSaved: boolean | undefined };

/** The state at the start. A draft that was submitted before a reload or a sign-in is sent again. */
export function createAttemptState(quiz: GetQuizResult, { key, answers, isSubmitted }: AttemptDraft): AttemptState {
  return {
    quiz,
    attempt: { key, answers },
    isPractice: quiz.my_result !== null,
    isSaved: hasAnswers({ answers }) ? true : undefined,
    status: isSubmitted ? 'submitting' : 'answering',
  };
}

/** Every transition of an attempt. An event that does not fit the state changes nothing. */
export function attemptReducer(state: AttemptState, event: AttemptEvent): AttemptState {
  const { quiz, attempt, isPractice, isSaved } = state;
  const fields: AttemptFields = { quiz, attempt, isPractice, isSaved };
  switch (event.type) {
    case 'answered': {
      if (!isEditable(state)) return state;
      const answers = { ...attempt.answers, [event.questionId]: event.optionId };
      return { ...fields, attempt: { ...attempt, answers }, status: 'answering' };
    }
    case 'submitted':
      return isEditable(state) ? { ...fields, status: 'submitting' } : state;
    case 'connectionLost':
      return state.status === 'submitting' ? { ...fields, status: 'waiting' } : state;
    case 'resultReceived':
      return isSending(state) ? { ...fields, status: 'marked', result: event.result } : state;
    case 'refused':
      return isSending(state) ? { ...fields, status: 'failed', error: event.error } : state;
    case 'quizReloaded': {
      if (!isEditable(state)) return state;
      const answers = dropRemovedQuestions(attempt.answers, event.quiz.questions);
      return { ...fields, quiz: event.quiz, attempt: { ...attempt, answers }, status: 'answering' };
    }
    case 'retaken':
      if (state.status !== 'marked') return state;
      return { quiz: event.quiz, attempt: event.attempt, isPractice: true, isSaved: undefined, status: 'answering' };
    case 'draftSaved':
      return event.isSaved === isSaved ? state : { ...state, isSaved: event.isSaved };
    default:
      return event satisfies never;
  }
}

/** Whether the attempt is on its way to the server. Its answers are locked meanwhile. */
export const isSending = ({ status }: AttemptState): boolean => status === 'submitting' || status === 'waiting';

const isEditable = ({ status }: AttemptState) => status === 'answering' || status === 'failed';
const hasAnswers = ({ answers }: Pick<Attempt, 'answers'>) => Object.keys(answers).length > 0;

/** What to store on the device in this state; undefined if nothing is to be stored. */
export function toAttemptDraft(state: AttemptState): AttemptDraft | undefined {
  if (state.status === 'marked') return undefined;
  // After an expired session the attempt is sent as soon as the student has signed in again.
  const isPending = isSending(state) || (state.status === 'failed' && isSessionExpired(state.error));
  return isPending || hasAnswers(state.attempt) ? { ...state.attempt, isSubmitted: isPending } : undefined;
}

/** Whether the error means that the session has expired. The sign-in dialog explains it. */
export const isSessionExpired = (error: Error): boolean => error instanceof ApiError && error.status === 401;
