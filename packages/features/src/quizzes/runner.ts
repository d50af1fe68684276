import type { CreateQuizResultResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import type { QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';

/** The questions of a quiz as the runner takes them. */
export const toRunnerQuestions = (questions: GetQuizResult['questions']): QuizRunnerProps['questions'] =>
  questions.map(({ id, question_text, options }) => ({
    id,
    text: question_text,
    options: options.map((option) => ({ id: option.id, text: option.option_text })),
  }));

/** The server's marking as the runner takes it. */
export const toRunnerResult = ({
  mark,
  total,
  answers,
}: CreateQuizResultResult): NonNullable<QuizRunnerProps['result']> => ({
  mark,
  total,
  answers: answers.map(({ question_id, option_id, correct_option_id }) => ({
    questionId: question_id,
    optionId: option_id,
    correctOptionId: correct_option_id,
  })),
});
