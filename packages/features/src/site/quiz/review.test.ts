import type { GetQuizAttemptResult } from '@fanous/api-client/generated/queries.ts';
import { expect, test } from 'vitest';
import { checkPractice, getRemainingMistakes, toReviewedResult } from './review.ts';

const createPracticeQuestion = (id: number, explanation: string | null = null) => ({
  id,
  question_text: 'سؤال',
  type: 'multiple_choice' as const,
  position: id,
  options: [0, 1].map((at) => ({ id: id * 10 + at, option_text: 'اختيار', position: at + 1 })),
  correct_option_id: id * 10,
  explanation,
});
const questions = [createPracticeQuestion(71), createPracticeQuestion(72, 'لأن'), createPracticeQuestion(73)];

test('practice is checked with the correct options, and what is left open is a mistake', () => {
  const result = checkPractice(questions, { 71: 710, 72: 721 });
  expect([result.mark, result.total]).toEqual([1, 3]);
  expect(result.answers[1]).toEqual({ questionId: 72, optionId: 721, correctOptionId: 720, explanation: 'لأن' });
  expect(result.answers[2]?.optionId).toBeNull();
  expect(getRemainingMistakes(questions, result).map(({ id }) => id)).toEqual([72, 73]);
});

test('only edited questions have a note', () => {
  const answer = {
    question_id: 71,
    question_text: 'سؤال',
    option_id: null,
    option_text: null,
    correct_option_id: 710,
    correct_option_text: 'اختيار',
    options: [],
    explanation: null,
  };
  const review: GetQuizAttemptResult = {
    id: 1,
    quiz_id: 9,
    attempt: 1,
    mark: 0,
    total: 3,
    created_at: '2026-09-14T17:32:10Z',
    answers: (['same', 'changed', 'deleted'] as const).map((state) => Object.assign({ state }, answer)),
    practice_questions: [],
  };
  const { answers } = toReviewedResult(review, { changed: 'تغيّر', deleted: 'حُذف' });
  expect(answers.map(({ note }) => note)).toEqual([undefined, 'تغيّر', 'حُذف']);
});
