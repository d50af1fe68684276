import { Button } from '@fanous/ui/actions/Button';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useQuestionsDialog } from './useQuestionsDialog.ts';

const orderDialogWithArea = {
  area: 'dashboard/authoring',
  dialog: lazyComponent('QuestionOrderDialog', () => import('./QuestionOrderDialog.tsx')),
};

/** The button that opens all questions of a quiz in a list that can be sorted. */
export function OrderQuestionsButton({ quizId }: { quizId: number }) {
  const { t } = useLingui();
  const { questions, isPending, open, close } = useQuestionsDialog(orderDialogWithArea, quizId);
  return (
    <>
      <Button variant="outline" icon="sort" isPending={isPending} pendingLabel={t`Loading`} onPress={open}>
        <Trans>Reorder</Trans>
      </Button>
      {questions && <orderDialogWithArea.dialog.Component quizId={quizId} questions={questions} onClose={close} />}
    </>
  );
}
