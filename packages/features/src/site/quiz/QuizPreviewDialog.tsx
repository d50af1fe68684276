import type { ListQuestionsResult } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Stack } from '@fanous/ui/layout/Stack';
import { QuizRunner, type QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { createPreviewResult, getVisibleQuestions } from './preview.ts';
import { toRunnerQuestions } from './runner.ts';
import { useQuizLabels } from './useQuizLabels.tsx';

interface QuizPreviewDialogProps {
  /** With the correct options, as only staff see them. */
  questions: ListQuestionsResult['questions'];
  onClose: () => void;
}

/** Staff try out a quiz as students see it. It is marked in the browser, and nothing is sent. */
export function QuizPreviewDialog({ questions, onClose }: QuizPreviewDialogProps) {
  const { t } = useLingui();
  const labels = useQuizLabels({ hasMap: false });
  const visibleQuestions = useMemo(() => getVisibleQuestions(questions), [questions]);
  const runnerQuestions = useMemo(() => toRunnerQuestions(visibleQuestions), [visibleQuestions]);
  const [answers, setAnswers] = useState<QuizRunnerProps['answers']>({});
  const [result, setResult] = useState<QuizRunnerProps['result']>();
  const restart = () => {
    setAnswers({});
    setResult(undefined);
  };
  return (
    <Dialog isOpen title={t`Preview of the quiz`} size="large" isDismissable={false} onClose={onClose}>
      {visibleQuestions.length === 0 ? (
        <EmptyState title={t`This quiz has no questions yet`} />
      ) : (
        <Stack gap="s5">
          <Banner tone="info">
            <Trans>This is what students see. Nothing you answer here is sent or counted.</Trans>
          </Banner>
          <QuizRunner
            questions={runnerQuestions}
            answers={answers}
            onAnswer={(question, option) => setAnswers((before) => ({ ...before, [question]: option }))}
            onSubmit={() => setResult(createPreviewResult(visibleQuestions, answers))}
            labels={labels}
            {...(result && {
              result,
              resultActions: (
                <Button variant="outline" onPress={restart}>
                  <Trans>Restart the preview</Trans>
                </Button>
              ),
            })}
          />
        </Stack>
      )}
    </Dialog>
  );
}
