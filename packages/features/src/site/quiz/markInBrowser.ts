import type { QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';

interface MarkedQuestion {
  id: number;
  correctOptionId: number;
  explanation: string | null | undefined;
}

/** Marks answers as the server would. For what is not sent: the preview of staff, and practice. */
export function markInBrowser(
  questions: readonly MarkedQuestion[],
  answers: QuizRunnerProps['answers'],
): NonNullable<QuizRunnerProps['result']> {
  const markedAnswers = questions.map(({ id, correctOptionId, explanation }) => ({
    questionId: id,
    optionId: answers[id] ?? null,
    correctOptionId,
    ...(explanation !== undefined && { explanation }),
  }));
  return {
    mark: markedAnswers.filter(({ optionId, correctOptionId }) => optionId === correctOptionId).length,
    total: questions.length,
    answers: markedAnswers,
  };
}
