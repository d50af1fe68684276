import type { ListQuestionsResult } from '@fanous/api-client/generated/staffQueries.ts';
import type { QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';
import { markInBrowser } from './markInBrowser.ts';

type Question = ListQuestionsResult['questions'][number];
type Answers = QuizRunnerProps['answers'];

/** The questions that students see. The server also leaves out questions without options. */
export const getVisibleQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter(({ options }) => options.length > 0);

/** The result that the server would return for these answers. */
export function createPreviewResult(
  questions: readonly Question[],
  answers: Answers,
): NonNullable<QuizRunnerProps['result']> {
  const markedQuestions = questions.map(({ id, options, explanation }) => ({
    id,
    correctOptionId: options.find(({ is_correct }) => is_correct === 1)?.id ?? 0,
    explanation,
  }));
  return markInBrowser(markedQuestions, answers);
}
