import { ApiError } from '@fanous/api-client/errors';
import type { CreateQuizResultResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { describe, expect, test } from 'vitest';
import {
  type AttemptEvent,
  type AttemptState,
  attemptReducer,
  createAttemptState,
  isSending,
  toAttemptDraft,
} from './attemptState.ts';

const question = (id: number) => ({
  id,
  question_text: 'سؤال',
  type: 'multiple_choice' as const,
  position: id,
  options: [1, 2].map((position) => ({ id: id * 10 + position, option_text: 'اختيار', position })),
});
const quiz: GetQuizResult = {
  id: 9,
  course_id: 12,
  title: 'اختبار',
  description: '',
  course: { id: 12, name: 'الجبر', slug: 'algebra-1' },
  questions_count: 2,
  questions: [question(71), question(72)],
  my_result: null,
  created_at: '2026-09-14T17:32:10Z',
};
const changedQuiz: GetQuizResult = { ...quiz, questions: [question(72)] };
const result: CreateQuizResultResult = {
  id: 500,
  quiz_id: 9,
  mark: 1,
  total: 2,
  attempt: 1,
  answers: [],
  created_at: '2026-09-14T17:32:10Z',
};
const error = new ApiError({ status: 500, code: 'internal' });
const expired = new ApiError({ status: 401, code: 'unauthorized' });
const attempt = { key: 'first', answers: { 71: 711 } };

const fields = { quiz, attempt, isPractice: false, isSaved: true };
const states: { [Status in AttemptState['status']]: Extract<AttemptState, { status: Status }> } = {
  answering: { ...fields, status: 'answering' },
  submitting: { ...fields, status: 'submitting' },
  waiting: { ...fields, status: 'waiting' },
  marked: { ...fields, status: 'marked', result },
  failed: { ...fields, status: 'failed', error },
};
const events: AttemptEvent[] = [
  { type: 'answered', questionId: 72, optionId: 722 },
  { type: 'submitted' },
  { type: 'connectionLost' },
  { type: 'resultReceived', result },
  { type: 'refused', error },
  { type: 'quizReloaded', quiz: changedQuiz },
  { type: 'retaken', quiz: changedQuiz, attempt: { key: 'second', answers: {} } },
];

/** The next status by status and event; a missing entry is an event that changes nothing. */
const transitions: Record<AttemptState['status'], Partial<Record<AttemptEvent['type'], AttemptState['status']>>> = {
  answering: { answered: 'answering', submitted: 'submitting', quizReloaded: 'answering' },
  submitting: { connectionLost: 'waiting', resultReceived: 'marked', refused: 'failed' },
  waiting: { resultReceived: 'marked', refused: 'failed' },
  marked: { retaken: 'answering' },
  failed: { answered: 'answering', submitted: 'submitting', quizReloaded: 'answering' },
};

describe.each(Object.values(states))('in the state $status', (state) => {
  test.each(events)('the event $type leads to the right state', (event) => {
    const next = attemptReducer(state, event);
    expect(next === state ? 'unchanged' : next.status).toBe(transitions[state.status][event.type] ?? 'unchanged');
  });
  test('only the result of the state is left, and only its error', () => {
    for (const event of events) {
      const next = attemptReducer(state, event);
      expect('result' in next).toBe(next.status === 'marked');
      expect('error' in next).toBe(next.status === 'failed');
    }
  });
  test('saving the draft changes nothing else', () => {
    expect(attemptReducer(state, { type: 'draftSaved', isSaved: true })).toBe(state);
    expect(attemptReducer(state, { type: 'draftSaved', isSaved: false })).toEqual({ ...state, isSaved: false });
  });
});

describe('the data of a transition', () => {
  test('an answer is added under its question', () => {
    const next = attemptReducer(states.answering, { type: 'answered', questionId: 72, optionId: 722 });
    expect(next.attempt).toEqual({ key: 'first', answers: { 71: 711, 72: 722 } });
  });
  test('the same attempt is sent again after a failure', () => {
    expect(attemptReducer(states.failed, { type: 'submitted' }).attempt).toBe(attempt);
  });
  test('a result and an error are kept', () => {
    expect(attemptReducer(states.waiting, { type: 'resultReceived', result })).toMatchObject({ result });
    expect(attemptReducer(states.submitting, { type: 'refused', error })).toMatchObject({ error });
  });
  test('a reloaded quiz drops the answers to removed questions and keeps the key', () => {
    const next = attemptReducer(states.failed, { type: 'quizReloaded', quiz: changedQuiz });
    expect(next).toMatchObject({ quiz: changedQuiz, attempt: { key: 'first', answers: {} } });
  });
  test('a retake is practice, with the new quiz and a new attempt', () => {
    const second = { key: 'second', answers: {} };
    expect(attemptReducer(states.marked, { type: 'retaken', quiz: changedQuiz, attempt: second })).toEqual({
      quiz: changedQuiz,
      attempt: second,
      isPractice: true,
      isSaved: undefined,
      status: 'answering',
    });
  });
});

describe('the start', () => {
  test('without answers nothing is saved yet', () => {
    const state = createAttemptState(quiz, { key: 'first', answers: {}, isSubmitted: false });
    expect(state).toMatchObject({ status: 'answering', isSaved: undefined, isPractice: false });
  });
  test('the answers of a draft are saved', () => {
    expect(createAttemptState(quiz, { ...attempt, isSubmitted: false })).toEqual(states.answering);
  });
  test('a submitted draft is sent', () => {
    expect(createAttemptState(quiz, { ...attempt, isSubmitted: true })).toEqual(states.submitting);
  });
  test('an attempt after the first one is practice', () => {
    const my_result = { mark: 2, total: 3, best: 3, best_total: 3, attempts: 2 };
    expect(createAttemptState({ ...quiz, my_result }, { ...attempt, isSubmitted: false }).isPractice).toBe(true);
  });
});

describe('the draft', () => {
  test.each([
    ['answering', false],
    ['submitting', true],
    ['waiting', true],
    ['failed', false],
  ] as const)('of the state %s is stored, submitted: %s', (status, isStoredAsSubmitted) => {
    expect(toAttemptDraft(states[status])).toEqual({ ...attempt, isSubmitted: isStoredAsSubmitted });
  });
  test('of an expired session stays submitted, so that it is sent after signing in', () => {
    expect(toAttemptDraft({ ...states.failed, error: expired })).toEqual({ ...attempt, isSubmitted: true });
  });
  test('is removed once the attempt is marked', () => {
    expect(toAttemptDraft(states.marked)).toBeUndefined();
  });
  test('is stored without answers only if it was submitted', () => {
    const empty = { key: 'first', answers: {} };
    expect(toAttemptDraft({ ...states.answering, attempt: empty })).toBeUndefined();
    expect(toAttemptDraft({ ...states.submitting, attempt: empty })).toEqual({ ...empty, isSubmitted: true });
  });
});

test('answers are locked while the attempt is on its way', () => {
  expect(Object.values(states).filter(isSending)).toEqual([states.submitting, states.waiting]);
});
