import type { ListQuestionsResult } from '@fanous/api-client/generated/staffQueries.ts';
import type { QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';

type Question = ListQuestionsResult['questions'][number];
type Answers = QuizRunnerProps['answers'];

/** What a student is shown of a quiz: questions without options are left out, as the server does. */
export const shownQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter(({ options }) => options.length > 0);

/** How the server would mark these answers. */
export function markPreview(questions: readonly Question[], answers: Answers): NonNullable<QuizRunnerProps['result']> {
  const marked = questions.map(({ id, options }) => ({
    questionId: id,
    optionId: answers[id] ?? null,
    correctOptionId: options.find(({ is_correct }) => is_correct === 1)?.id ?? 0,
  }));
  return {
    mark: marked.filter(({ optionId, correctOptionId }) => optionId === correctOptionId).length,
    total: questions.length,
    answers: marked,
  };
}
