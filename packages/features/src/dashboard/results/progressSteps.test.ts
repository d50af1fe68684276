import { expect, test } from 'vitest';
import { toProgressSteps } from './progressSteps.ts';
import type { QuizResult } from './results.api.ts';

const result = (mark: number, total: number, quiz_name: string): QuizResult => ({
  id: mark,
  quiz_id: mark,
  quiz_name,
  course_id: 1,
  course_name: 'دورة',
  course_slug: 'course',
  user_id: 41,
  user_name: 'منى السيد',
  mark,
  total,
  best: mark,
  best_total: total,
  attempts: 1,
  created_at: '2026-09-01T10:00:00.000Z',
});

test('the oldest mark comes first, and quizzes with the same name get a number', () => {
  expect(toProgressSteps([result(3, 4, 'الدوال'), result(2, 3, 'النهايات'), result(5, 10, 'الدوال')])).toEqual([
    { label: 'الدوال', value: 50 },
    { label: 'النهايات', value: 67 },
    { label: 'الدوال (2)', value: 75 },
  ]);
});

test('a quiz without questions is left out', () => {
  expect(toProgressSteps([result(0, 0, 'الدوال')])).toEqual([]);
});
