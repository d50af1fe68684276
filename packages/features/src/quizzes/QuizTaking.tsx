import { ApiError } from '@fanous/api-client/errors';
import type { GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { QuizRunner } from '@fanous/ui/learning/QuizRunner';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../shared/app.ts';
import { useErrorText } from '../shared/useErrorText.ts';
import { useNotice } from '../shared/useNotice.tsx';
import { toSubmission } from './attempt.ts';
import { toRunnerQuestions, toRunnerResult } from './runner.ts';
import { ResultActions, ResultNote } from './ResultActions.tsx';
import { useAttempt } from './useAttempt.ts';
import { useQuizLabels } from './useQuizLabels.tsx';
import { useSubmission } from './useSubmission.ts';
import { useUnansweredDialog } from './useUnansweredDialog.tsx';
import { WaitingNote } from './WaitingNote.tsx';

/** So many are soon seen by scrolling. */
const fewQuestions = 10;

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
  const labels = useQuizLabels({ hasMap: quiz.questions.length > fewQuestions });
  const errorText = useErrorText();
  const notice = useNotice();
  // What is being answered does not change under the pen, whatever the query fetches meanwhile.
  const [taken, setTaken] = useState(quiz);
  const { attempt, saveState, ...draft } = useAttempt(taken, userId);
  const submission = useSubmission(userId);
  const [isPractice, setPractice] = useState(quiz.my_result !== null);
  const question = useUnansweredDialog({ isPractice, onSubmit: () => void submit() });
  const result = submission.data;
  const isWaiting = submission.isPending && submission.failureCount > 0;
  // One list and one marking for good: the runner's questions are memoised.
  const questions = useMemo(() => toRunnerQuestions(taken.questions), [taken]);
  const marking = useMemo(() => result && toRunnerResult(result), [result]);

  async function submit() {
    draft.handIn();
    try {
      await submission.mutateAsync({ body: toSubmission(taken, attempt) });
      draft.finish();
      onStage('marked');
      void queryClient.invalidateQueries({ queryKey: ['getQuiz'] });
    } catch (error) {
      // The way back from signing in leads here again, and what was handed in is sent then.
      if (error instanceof ApiError && error.status === 401) return;
      draft.takeBack();
      const hasChanged = error instanceof ApiError && error.code === 'quiz_changed';
      void notice.show({
        tone: 'error',
        title: t`Submission Error`,
        text: errorText(error),
        action: hasChanged ? t`Load the quiz again` : t`Try Again`,
        onAction: () => void (hasChanged ? loadAgain() : submit()),
      });
    }
  }

  // Handed in before a reload, or before the session ended: it is sent as it was.
  const resume = useRef(attempt.isHandedIn ? submit : undefined);
  useEffect(() => {
    const send = resume.current;
    resume.current = undefined;
    void send?.();
  }, [resume]);

  async function loadAgain() {
    const { data } = await reload();
    if (!data) return;
    draft.fit(data.questions);
    setTaken(data);
  }

  function retake() {
    setTaken(quiz);
    setPractice(true);
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
        onSubmit={(unanswered) => (unanswered.length > 0 ? question.ask(unanswered) : submit())}
        isSubmitting={submission.isPending}
        saveState={isWaiting ? 'waiting' : saveState}
        sendNote={isWaiting && <WaitingNote isKept={saveState === 'saved'} />}
        labels={labels}
        {...(result && {
          result: marking,
          resultNote: <ResultNote result={result} before={taken.my_result} />,
          resultActions: <ResultActions slug={taken.course.slug} onRetake={retake} />,
        })}
      />
      {question.dialog}
      {notice.dialog}
    </>
  );
}
