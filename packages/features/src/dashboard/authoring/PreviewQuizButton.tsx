import { Button } from '@fanous/ui/actions/Button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { quizPreviewDialogWithArea } from '../../lazyDialogs.ts';
import { useApp } from '../../shared/app/app.ts';
import { useLazyDialog } from '../../shared/lazy/useLazyDialog.ts';
import { fetchAllQuestions, type Question } from './authoring.api.ts';

/** The button that opens a quiz as the student sees it. */
export function PreviewQuizButton({ quizId }: { quizId: number }) {
  const { t } = useLingui();
  const { api } = useApp();
  const { load } = useLazyDialog(quizPreviewDialogWithArea);
  const [questions, setQuestions] = useState<Question[]>();
  const [isPending, setPending] = useState(false);

  const open = async () => {
    setPending(true);
    setQuestions(await load(() => fetchAllQuestions(api, quizId)));
    setPending(false);
  };
  return (
    <>
      <Button variant="outline" icon="eye" isPending={isPending} pendingLabel={t`Loading`} onPress={() => void open()}>
        <Trans>Preview</Trans>
      </Button>
      {questions && (
        <quizPreviewDialogWithArea.dialog.Component questions={questions} onClose={() => setQuestions(undefined)} />
      )}
    </>
  );
}
