import { describe, expect, test } from 'vitest';
import {
  createAttempt,
  dropRemovedQuestions,
  parseAttemptDraft,
  removeSentDraft,
  reopenRefusedDraft,
  toPendingResultInput,
  toResultInput,
} from './attemptDraft.ts';

const question = (id: number, options: number[]) => ({
  id,
  question_text: 'سؤال',
  type: 'multiple_choice' as const,
  position: id,
  options: options.map((option, index) => ({ id: option, option_text: 'اختيار', position: index + 1 })),
});
const questions = [question(71, [301, 302]), question(72, [304, 305])];
const key = '0b8f5c52-6a51-4b0e-9c1e-3d1f0d6f6a77';

test('every attempt has a unique key, a version 4 UUID', () => {
  const keys = Array.from({ length: 50 }, () => createAttempt().key);
  expect(new Set(keys).size).toBe(50);
  for (const one of keys) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

describe('a draft', () => {
  test('is the same after JSON', () => {
    const draft: unknown = JSON.parse(JSON.stringify({ key, answers: { 71: 302 }, isSubmitted: false }));
    expect(parseAttemptDraft(draft, questions)).toEqual({ key, answers: { 71: 302 }, isSubmitted: false });
  });
  test('that was submitted still is', () => {
    const draft = { key, answers: {}, isSubmitted: true };
    expect(parseAttemptDraft(draft, questions)).toEqual(draft);
  });
  test('loses the answers to removed questions and keeps its key', () => {
    const draft = { key, answers: { 71: 999, 72: 305, 73: 1 } };
    expect(parseAttemptDraft(draft, questions)).toEqual({ key, answers: { 72: 305 }, isSubmitted: false });
  });
  test.each([undefined, null, 'text', {}, { key: 7 }, { key: 'no-uuid', answers: {} }])('%j is invalid', (draft) => {
    expect(parseAttemptDraft(draft, questions)).toBeUndefined();
  });
});

test('answers are kept while their question and option exist', () => {
  expect(dropRemovedQuestions({ 71: 302, 72: 304, 73: 1 }, questions)).toEqual({ 71: 302, 72: 304 });
  expect(dropRemovedQuestions({ 71: 302, 72: 304 }, [question(72, [305, 306])])).toEqual({});
});

test('every question is sent, unanswered ones as null', () => {
  expect(toResultInput({ id: 9, questions }, { key, answers: { 72: 304 } })).toEqual({
    body: {
      quiz_id: 9,
      attempt_key: key,
      answers: [
        { question_id: 71, option_id: null },
        { question_id: 72, option_id: 304 },
      ],
    },
  });
});

test('a draft is sent without its quiz under its own key, if it is not damaged', () => {
  const draft: unknown = JSON.parse(JSON.stringify({ key, answers: { 71: 302 }, isSubmitted: true }));
  expect(toPendingResultInput(9, draft)).toEqual({
    body: { quiz_id: 9, attempt_key: key, answers: [{ question_id: 71, option_id: 302 }] },
  });
  expect(toPendingResultInput(9, { key })).toBeUndefined();
});

test('the draft of a marked attempt is removed, a refused one is reopened, and that of the next attempt stays', () => {
  const entries = new Map<string, unknown>([['quiz:9', { key: 'next', answers: {}, isSubmitted: true }]]);
  const drafts = {
    read: (name: string) => entries.get(name),
    write: (name: string, draft: unknown) => entries.set(name, draft).has(name),
    remove: (name: string) => void entries.delete(name),
  };
  const createInput = (attempt_key: string) => ({ body: { quiz_id: 9, attempt_key, answers: [] } });
  removeSentDraft(drafts, 'quiz:9', createInput('sent'));
  reopenRefusedDraft(drafts, 'quiz:9', createInput('sent'));
  expect(entries.get('quiz:9')).toMatchObject({ isSubmitted: true });
  reopenRefusedDraft(drafts, 'quiz:9', createInput('next'));
  expect(entries.get('quiz:9')).toMatchObject({ key: 'next', isSubmitted: false });
  removeSentDraft(drafts, 'quiz:9', createInput('next'));
  expect(entries.has('quiz:9')).toBe(false);
});
