import type { CreateQuizResultResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import type { QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';

/** Converts the questions of a quiz for `QuizRunner`. */
export const toRunnerQuestions = (
  questions: readonly Pick<GetQuizResult['questions'][number], 'id' | 'question_text' | 'options'>[],
): QuizRunnerProps['questions'] =>
  questions.map(({ id, question_text, options }) => ({
    id,
    text: question_text,
    options: options.map((option) => ({ id: option.id, text: option.option_text })),
  }));

/** Converts a result of the server for `QuizRunner`. */
export const toRunnerResult = ({
  mark,
  total,
  answers,
}: CreateQuizResultResult): NonNullable<QuizRunnerProps['result']> => ({
  mark,
  total,
  answers: answers.map(({ question_id, option_id, correct_option_id, explanation }) => ({
    questionId: question_id,
    optionId: option_id,
    correctOptionId: correct_option_id,
    ...(explanation !== undefined && { explanation }),
  })),
});
