import { expect, test } from 'vitest';
import { createPreviewResult, getVisibleQuestions } from './preview.ts';

const created_at = '2026-08-30T10:00:00.000Z';
const question = (id: number, correctIndex: number, count: number) => ({
  id,
  quiz_id: 9,
  course_id: 12,
  question_text: '?',
  type: 'multiple_choice' as const,
  position: id,
  options_count: count,
  created_at,
  options: Array.from({ length: count }, (_, index) => ({
    id: id * 10 + index,
    question_id: id,
    option_text: 'x',
    is_correct: index === correctIndex ? (1 as const) : (0 as const),
    position: index + 1,
    created_at,
  })),
});

test('a question without options is not shown', () => {
  expect(getVisibleQuestions([question(1, 0, 2), question(2, 0, 0)]).map(({ id }) => id)).toEqual([1]);
});

test('one point for each correct answer; unanswered questions are kept and count as wrong', () => {
  const questions = [question(1, 0, 2), question(2, 1, 3), question(3, 0, 2)];
  expect(createPreviewResult(questions, { 1: 10, 2: 20 })).toEqual({
    mark: 1,
    total: 3,
    answers: [
      { questionId: 1, optionId: 10, correctOptionId: 10 },
      { questionId: 2, optionId: 20, correctOptionId: 21 },
      { questionId: 3, optionId: null, correctOptionId: 30 },
    ],
  });
});
