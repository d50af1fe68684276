import type { GetQuizAttemptResult } from '@fanous/api-client/generated/queries.ts';
import type { QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';
import { markInBrowser } from './markInBrowser.ts';

type RunnerResult = NonNullable<QuizRunnerProps['result']>;
type PracticeQuestion = GetQuizAttemptResult['practice_questions'][number];

/** The questions of an attempt as they were marked. */
export const toReviewedQuestions = ({ answers }: GetQuizAttemptResult): QuizRunnerProps['questions'] =>
  answers.map(({ question_id, question_text, options }) => ({
    id: question_id,
    text: question_text,
    options: options.map(({ id, option_text }) => ({ id, text: option_text })),
  }));

/** The stored result of an attempt. Questions that the teacher has edited since then get a note. */
export const toReviewedResult = (
  { mark, total, answers }: GetQuizAttemptResult,
  notes: { changed: string; deleted: string },
): RunnerResult => ({
  mark,
  total,
  answers: answers.map(({ question_id, option_id, correct_option_id, explanation, state }) => ({
    questionId: question_id,
    optionId: option_id,
    correctOptionId: correct_option_id,
    explanation,
    ...(state !== 'same' && { note: notes[state] }),
  })),
});

/** Compares answers with the correct options, in the browser: practice is not sent to the server. */
export function checkPractice(
  questions: readonly PracticeQuestion[],
  answers: QuizRunnerProps['answers'],
): RunnerResult {
  const markedQuestions = questions.map(({ id, correct_option_id, explanation }) => ({
    id,
    correctOptionId: correct_option_id,
    explanation,
  }));
  return markInBrowser(markedQuestions, answers);
}

/** The questions that are still answered wrongly or not at all. */
export function getRemainingMistakes(questions: readonly PracticeQuestion[], { answers }: RunnerResult) {
  const mistakes = new Set(
    answers.filter(({ optionId, correctOptionId }) => optionId !== correctOptionId).map(({ questionId }) => questionId),
  );
  return questions.filter(({ id }) => mistakes.has(id));
}
