import type { QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** Labels of `QuizRunner`. The same object on every render, because the runner memoises its questions on it. */
export function useQuizLabels({ hasMap }: { hasMap: boolean }): QuizRunnerProps['labels'] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(
    () => ({
      position: (position, count) => {
        const [number, total] = [format.number(position), format.number(count)];
        return t`Question ${number} of ${total}`;
      },
      progress: (answeredCount, count) => {
        const [answered, total] = [format.number(answeredCount), format.number(count)];
        return t`Answered ${answered} of ${total}`;
      },
      unanswered: (count) =>
        t`${plural(count, { 0: 'You have answered every question', one: '# question left unanswered', other: '# questions left unanswered' })}`,
      submit: t`Submit answers`,
      submitting: t`Submitting`,
      correct: t`Correct answer`,
      wrong: t`Wrong answer`,
      notAnswered: t`Not answered`,
      correctAnswer: (answer) => <Trans>The correct answer: {answer}</Trans>,
      score: (points, maxPoints) => {
        const [mark, total] = [format.number(points), format.number(maxPoints)];
        return t`You scored ${mark} out of ${total}`;
      },
      reviewMistakes: t`Review your mistakes`,
      explanation: t`Explanation`,
      mistakesOnly: t`Mistakes only`,
      questionKeys: t`J goes to the next question, K to the previous one.`,
      ...(hasMap && {
        map: {
          title: t`Question map`,
          question: (position: number, state: string) => {
            const number = format.number(position);
            return t`Question ${number}: ${state}`;
          },
          states: {
            open: t`not answered yet`,
            answered: t`answered`,
            correct: t`Correct answer`,
            wrong: t`Wrong answer`,
            blank: t`Not answered`,
          },
        },
      }),
      saveState: {
        saving: t`Saving`,
        saved: t`Saved on this device`,
        waiting: t`Waiting for a connection`,
        failed: t`Your answers could not be saved on this device. Submit them before you close this page.`,
      },
    }),
    [t, format, hasMap],
  );
}
