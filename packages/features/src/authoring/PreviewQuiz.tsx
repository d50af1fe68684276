import { Button } from '@fanous/ui/actions/Button';
import { whenIdle } from '@fanous/ui/utils/whenIdle';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { previewQuiz } from '../lateParts.ts';
import { useApp } from '../shared/app.ts';
import { useErrorText } from '../shared/useErrorText.ts';
import { useToast } from '../shared/useToast.ts';
import { fetchAllQuestions, type Question } from './authoring.api.ts';

/** The button that opens a quiz as the student sees it; what it opens comes when the page has nothing better to do. */
export function PreviewQuiz({ quizId }: { quizId: number }) {
  const { t } = useLingui();
  const { api, loadArea } = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const [questions, setQuestions] = useState<Question[]>();
  const [isPending, setPending] = useState(false);
  useEffect(() => whenIdle(() => void bring(loadArea).catch(() => {})), [loadArea]);

  const open = async () => {
    setPending(true);
    try {
      const [all] = await Promise.all([fetchAllQuestions(api, quizId), bring(loadArea)]);
      setQuestions(all);
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
    setPending(false);
  };
  return (
    <>
      <Button variant="outline" icon="eye" isPending={isPending} pendingLabel={t`Loading`} onPress={() => void open()}>
        <Trans>Preview</Trans>
      </Button>
      {questions && <previewQuiz.dialog.Component questions={questions} onClose={() => setQuestions(undefined)} />}
    </>
  );
}

const bring = (loadArea: (area: string) => Promise<void>) =>
  Promise.all([loadArea(previewQuiz.area), previewQuiz.dialog.preload()]);
