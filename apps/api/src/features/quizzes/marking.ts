import { Problem, createFieldProblem } from '../../problems/problem.ts';
import type { AnswerSnapshot } from '../../db/tables.ts';
import type { QuestionWithAnswer } from './quizzes.repository.ts';

/** A user's answer; null for an unanswered question. */
export interface GivenAnswer {
  question_id: number;
  option_id: number | null;
}

/** A marked attempt, with a snapshot of the texts. */
export interface MarkedAttempt {
  mark: number;
  total: number;
  answers: AnswerSnapshot[];
}

/** Marks an attempt: one point for each correct answer (spec §9). */
export function markAnswers(questions: readonly QuestionWithAnswer[], given: readonly GivenAnswer[]): MarkedAttempt {
  if (questions.length === 0) throw new Problem(409, 'quiz_empty');
  const chosen = new Map(given.map(({ question_id, option_id }) => [question_id, option_id]));
  if (chosen.size < given.length) throw createFieldProblem('answers', 'repeated');
  const answers = questions.map((question) => toAnswerSnapshot(question, chosen.get(question.id) ?? null));
  const known = new Set(questions.map(({ id }) => id));
  if (given.some(({ question_id }) => !known.has(question_id))) throw new Problem(409, 'quiz_changed');
  const mark = answers.filter(({ option_id, correct_option_id }) => option_id === correct_option_id).length;
  return { mark, total: questions.length, answers };
}

function toAnswerSnapshot(
  { id, question_text, correct, options }: QuestionWithAnswer,
  optionId: number | null,
): AnswerSnapshot {
  const option = options.find((candidate) => candidate.id === optionId);
  if (optionId !== null && !option) throw new Problem(409, 'quiz_changed');
  return {
    question_id: id,
    question_text,
    option_id: optionId,
    option_text: option?.option_text ?? null,
    correct_option_id: correct.id,
    correct_option_text: correct.option_text,
    options: options.map(({ id, option_text }) => ({ id, option_text })),
  };
}
