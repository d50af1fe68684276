import { ApiError } from '@fanous/api-client/errors';
import type { CreateQuizResultResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { QuizRunner } from '@fanous/ui/learning/QuizRunner';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { paths } from '../../paths.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { isSessionExpired, isSending } from './attemptState.ts';
import { QuizHead } from './QuizHead.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultNote } from './ResultNote.tsx';
import { toRunnerQuestions, toRunnerResult } from './runner.ts';
import { useQuizAttempt } from './useQuizAttempt.ts';
import { useQuizLabels } from './useQuizLabels.tsx';
import { useUnansweredQuestionsDialog } from './useUnansweredQuestionsDialog.tsx';
import { WaitingNote } from './WaitingNote.tsx';

/** Longer quizzes get a map of their questions. */
const maxQuestionsWithoutMap = 10;

interface QuizTakingProps {
  quiz: GetQuizResult;
  userId: number;
  refetchQuiz: () => Promise<{ data: GetQuizResult | undefined; error: Error | null }>;
}

/** Answering a quiz, submitting the attempt, and its result. */
export function QuizTaking({ quiz, userId, refetchQuiz }: QuizTakingProps) {
  const labels = useQuizLabels({ hasMap: quiz.questions.length > maxQuestionsWithoutMap });
  const { state, answer, submit, reloadQuiz, retake } = useQuizAttempt({ quiz, userId, refetchQuiz });
  const failureDialog = useFailureDialog(state.status === 'failed' ? state.error : undefined, { submit, reloadQuiz });
  const unansweredDialog = useUnansweredQuestionsDialog({ isPractice: state.isPractice, onSubmit: submit });
  const heading = useRef<HTMLHeadingElement>(null);
  const result = state.status === 'marked' ? state.result : undefined;
  const isWaiting = state.status === 'waiting';
  const savedState = state.isSaved === undefined ? undefined : state.isSaved ? 'saved' : 'failed';
  // The runner memoises its questions on these objects.
  const runnerQuestions = useMemo(() => toRunnerQuestions(state.quiz.questions), [state.quiz]);
  const runnerResult = useMemo(() => result && toRunnerResult(result), [result]);

  const handleRetake = () => {
    retake();
    heading.current?.focus();
  };

  return (
    <Stack gap="s7">
      <QuizHead quiz={quiz} headingRef={heading} isMarked={result !== undefined} />
      <QuizRunner
        questions={runnerQuestions}
        answers={state.attempt.answers}
        onAnswer={(questionId, optionId) => answer(Number(questionId), Number(optionId))}
        onSubmit={(unanswered) => (unanswered.length > 0 ? unansweredDialog.open(unanswered) : submit())}
        isSubmitting={isSending(state)}
        saveState={isWaiting ? 'waiting' : savedState}
        submitNote={isWaiting && <WaitingNote isSaved={state.isSaved === true} />}
        labels={labels}
        {...(result && {
          result: runnerResult,
          resultNote: <ResultNote result={result} resultBefore={state.quiz.my_result} />,
          resultActions: (
            <ResultActions
              slug={state.quiz.course.slug}
              practiceHref={findPracticeHref(state.quiz, result)}
              onRetake={handleRetake}
            />
          ),
        })}
      />
      {unansweredDialog.dialog}
      {failureDialog}
    </Stack>
  );
}

/** Legacy APIs send no explanations and have no reviews. */
function findPracticeHref({ id, course_id }: GetQuizResult, { attempt, mark, total, answers }: CreateQuizResultResult) {
  const hasReviews = answers.some(({ explanation }) => explanation !== undefined);
  if (!hasReviews || mark === total) return undefined;
  return paths.quiz.to({ id: course_id, quizId: id }, { practice: attempt });
}

/** Shows why the server refused the attempt, and offers what helps. An expired session has its own dialog. */
function useFailureDialog(
  error: Error | undefined,
  { submit, reloadQuiz }: Pick<ReturnType<typeof useQuizAttempt>, 'submit' | 'reloadQuiz'>,
) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const notice = useNotice();
  const showError = useEffectEvent((shown: Error) => {
    const hasChanged = shown instanceof ApiError && shown.code === 'quiz_changed';
    void notice.show({
      tone: 'danger',
      title: t`Submission Error`,
      description: errorText(shown),
      buttonLabel: hasChanged ? t`Load the quiz again` : t`Try Again`,
      onAction: () => void (hasChanged ? reloadQuiz() : submit()),
    });
  });
  useEffect(() => {
    if (error && !isSessionExpired(error)) showError(error);
  }, [error]);
  return notice.dialog;
}
