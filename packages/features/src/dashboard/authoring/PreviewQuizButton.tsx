import { Button } from '@fanous/ui/actions/Button';
import { Trans, useLingui } from '@lingui/react/macro';
import { quizPreviewDialogWithArea } from '../../lazyDialogs.ts';
import { useQuestionsDialog } from './useQuestionsDialog.ts';

/** The button that opens a quiz as the student sees it. */
export function PreviewQuizButton({ quizId }: { quizId: number }) {
  const { t } = useLingui();
  const { questions, isPending, open, close } = useQuestionsDialog(quizPreviewDialogWithArea, quizId);
  return (
    <>
      <Button variant="outline" icon="eye" isPending={isPending} pendingLabel={t`Loading`} onPress={open}>
        <Trans>Preview</Trans>
      </Button>
      {questions && <quizPreviewDialogWithArea.dialog.Component questions={questions} onClose={close} />}
    </>
  );
}
