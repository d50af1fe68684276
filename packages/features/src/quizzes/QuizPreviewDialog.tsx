import type { ListQuestionsResult } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Stack } from '@fanous/ui/layout/Stack';
import { QuizRunner, type QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { markPreview, shownQuestions } from './preview.ts';
import { toRunnerQuestions } from './runner.ts';
import { useQuizLabels } from './useQuizLabels.tsx';

interface QuizPreviewDialogProps {
  /** As who makes the quiz sees them, with the right answers. */
  questions: ListQuestionsResult['questions'];
  onClose: () => void;
}

/** A quiz as the student sees it, to be tried out: it is marked here, and nothing is sent. */
export function QuizPreviewDialog({ questions, onClose }: QuizPreviewDialogProps) {
  const { t } = useLingui();
  const labels = useQuizLabels({ hasMap: false });
  const shown = useMemo(() => shownQuestions(questions), [questions]);
  const runnerQuestions = useMemo(() => toRunnerQuestions(shown), [shown]);
  const [answers, setAnswers] = useState<QuizRunnerProps['answers']>({});
  const [isMarked, setMarked] = useState(false);
  const result = useMemo(() => (isMarked ? markPreview(shown, answers) : undefined), [isMarked, shown, answers]);
  const restart = () => {
    setAnswers({});
    setMarked(false);
  };
  return (
    <Dialog isOpen title={t`Preview of the quiz`} size="large" isDismissable={false} onClose={onClose}>
      {shown.length === 0 ? (
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
            onSubmit={() => setMarked(true)}
            labels={labels}
            {...(result && {
              result,
              resultActions: (
                <Button variant="outline" onPress={restart}>
                  <Trans>Start the preview over</Trans>
                </Button>
              ),
            })}
          />
        </Stack>
      )}
    </Dialog>
  );
}
