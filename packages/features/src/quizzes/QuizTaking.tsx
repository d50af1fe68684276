import { ApiError } from '@fanous/api-client/errors';
import { createQuizResult, type GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { QuizRunner } from '@fanous/ui/learning/QuizRunner';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useApp } from '../shared/app.ts';
import { useAction } from '../shared/useAction.ts';
import { useErrorText } from '../shared/useErrorText.ts';
import { useNotice } from '../shared/useNotice.tsx';
import { toSubmission } from './attempt.ts';
import { toRunnerQuestions, toRunnerResult } from './runner.ts';
import { ResultActions, ResultNote } from './ResultActions.tsx';
import { useAttempt } from './useAttempt.ts';
import { useQuizLabels } from './useQuizLabels.tsx';

interface QuizTakingProps {
  quiz: GetQuizResult;
  userId: number;
  /** Asks for the quiz anew. */
  reload: () => Promise<{ data: GetQuizResult | undefined }>;
  /** An attempt ended with a mark, or another one begins and reading starts over at the top. */
  onStage: (stage: 'answering' | 'marked') => void;
}

/** One attempt after the other at a quiz: its answers are kept on this device until the server has them. */
export function QuizTaking({ quiz, userId, reload, onStage }: QuizTakingProps) {
  const { t } = useLingui();
  const { queryClient } = useApp();
  const labels = useQuizLabels();
  const errorText = useErrorText();
  const notice = useNotice();
  // What is being answered does not change under the pen, whatever the query fetches meanwhile.
  const [taken, setTaken] = useState(quiz);
  const { attempt, saveState, ...draft } = useAttempt(taken, userId);
  const submission = useAction(createQuizResult, { changes: ['listUserQuizResults', 'listQuizAttempts'] });
  const result = submission.data;
  // One list for good: the runner's questions are memoised.
  const questions = useMemo(() => toRunnerQuestions(taken.questions), [taken]);

  async function submit() {
    draft.keep();
    try {
      await submission.mutateAsync({ body: toSubmission(taken, attempt) });
      draft.finish();
      onStage('marked');
      void queryClient.invalidateQueries({ queryKey: ['getQuiz'] });
    } catch (error) {
      const hasChanged = error instanceof ApiError && error.code === 'quiz_changed';
      notice.show({
        tone: 'error',
        title: t`Submission Error`,
        text: errorText(error),
        action: hasChanged ? t`Load the quiz again` : t`Try Again`,
        onAction: () => void (hasChanged ? loadAgain() : submit()),
      });
    }
  }

  async function loadAgain() {
    const { data } = await reload();
    if (!data) return;
    draft.fit(data.questions);
    setTaken(data);
  }

  function retake() {
    setTaken(quiz);
    draft.restart();
    submission.reset();
    onStage('answering');
  }

  return (
    <>
      <QuizRunner
        questions={questions}
        answers={attempt.answers}
        onAnswer={(questionId, optionId) => draft.answer(Number(questionId), Number(optionId))}
        onSubmit={() => void submit()}
        isSubmitting={submission.isPending}
        saveState={saveState}
        labels={labels}
        {...(result && {
          result: toRunnerResult(result),
          resultNote: <ResultNote result={result} before={taken.my_result} />,
          resultActions: <ResultActions slug={taken.course.slug} onRetake={retake} />,
        })}
      />
      {notice.dialog}
    </>
  );
}
