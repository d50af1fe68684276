import { describe, expect, test } from 'vitest';
import { beginAttempt, readAttempt, toSubmission } from './attempt.ts';

const question = (id: number, options: number[]) => ({
  id,
  question_text: 'سؤال',
  type: 'multiple_choice' as const,
  position: id,
  options: options.map((option, at) => ({ id: option, option_text: 'اختيار', position: at + 1 })),
});
const questions = [question(71, [301, 302]), question(72, [304, 305])];
const key = '0b8f5c52-6a51-4b0e-9c1e-3d1f0d6f6a77';

test('every attempt begins with a key of its own, a version 4 UUID', () => {
  const keys = Array.from({ length: 50 }, () => beginAttempt().key);
  expect(new Set(keys).size).toBe(50);
  for (const one of keys) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

describe('a draft', () => {
  test('comes back as it was, also through JSON', () => {
    const draft: unknown = JSON.parse(JSON.stringify({ key, answers: { 71: 302 } }));
    expect(readAttempt(draft, questions)).toEqual({ key, answers: { 71: 302 } });
  });
  test('that was handed in still is', () => {
    expect(readAttempt({ key, answers: {}, isHandedIn: true }, questions)).toEqual({
      key,
      answers: {},
      isHandedIn: true,
    });
  });
  test('loses the answers to what the quiz no longer asks, and keeps its key', () => {
    const draft = { key, answers: { 71: 999, 72: 305, 73: 1 } };
    expect(readAttempt(draft, questions)).toEqual({ key, answers: { 72: 305 } });
  });
  test.each([undefined, null, 'text', {}, { key: 7 }, { key: 'no-uuid', answers: {} }])('%j is none', (draft) => {
    expect(readAttempt(draft, questions)).toBeUndefined();
  });
});

test('every question is handed in, the unanswered ones as null', () => {
  expect(toSubmission({ id: 9, questions }, { key, answers: { 72: 304 } })).toEqual({
    quiz_id: 9,
    attempt_key: key,
    answers: [
      { question_id: 71, option_id: null },
      { question_id: 72, option_id: 304 },
    ],
  });
});
