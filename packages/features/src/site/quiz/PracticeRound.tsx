import type { GetQuizAttemptResult } from '@fanous/api-client/generated/queries.ts';
import { QuizRunner, type QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { checkPractice, getRemainingMistakes } from './review.ts';
import { toRunnerQuestions } from './runner.ts';
import { useQuizLabels } from './useQuizLabels.tsx';

type PracticeQuestions = GetQuizAttemptResult['practice_questions'];

interface PracticeRoundProps {
  questions: PracticeQuestions;
  /** What the student can do after checking. Gets the questions that are still mistakes. */
  renderActions: (remaining: PracticeQuestions) => ReactNode;
}

/** One round of practice: the student answers, and the browser checks. */
export function PracticeRound({ questions, renderActions }: PracticeRoundProps) {
  const { t } = useLingui();
  const format = useFormat();
  const quizLabels = useQuizLabels({ hasMap: false });
  const [answers, setAnswers] = useState<QuizRunnerProps['answers']>({});
  const [result, setResult] = useState<QuizRunnerProps['result']>();
  // The runner memoises its questions on these objects.
  const runnerQuestions = useMemo(() => toRunnerQuestions(questions), [questions]);
  const labels = useMemo(
    () => ({
      ...quizLabels,
      submit: t`Check the answers`,
      score: (correctCount: number, count: number) => {
        const [correct, total] = [format.number(correctCount), format.number(count)];
        return t`Correct now: ${correct} of ${total}`;
      },
    }),
    [quizLabels, t, format],
  );
  return (
    <QuizRunner
      questions={runnerQuestions}
      answers={answers}
      onAnswer={(question, option) => setAnswers((before) => ({ ...before, [question]: option }))}
      onSubmit={() => setResult(checkPractice(questions, answers))}
      labels={labels}
      {...(result && { result, resultActions: renderActions(getRemainingMistakes(questions, result)) })}
    />
  );
}
