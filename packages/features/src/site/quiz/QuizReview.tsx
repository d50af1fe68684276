import type { GetQuizAttemptResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Link } from '@fanous/ui/actions/Link';
import { Stack } from '@fanous/ui/layout/Stack';
import { QuizRunner, type QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { AttemptLinks } from './AttemptLinks.tsx';
import { ResultNote } from './ResultNote.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { toReviewedQuestions, toReviewedResult } from './review.ts';
import { useQuizLabels } from './useQuizLabels.tsx';

interface QuizReviewProps {
  quiz: GetQuizResult;
  review: GetQuizAttemptResult;
}

/** Longer quizzes get a map of their questions. */
const maxQuestionsWithoutMap = 10;

/** An earlier attempt with the answers of the student, the correct ones and the explanations. */
export function QuizReview({ quiz, review }: QuizReviewProps) {
  const { t } = useLingui();
  const labels = useQuizLabels({ hasMap: review.answers.length > maxQuestionsWithoutMap });
  const path = { id: quiz.course_id, quizId: quiz.id };
  // The runner memoises its questions on these objects.
  const questions = useMemo(() => toReviewedQuestions(review), [review]);
  const [changed, deleted] = [
    t`The teacher has changed this question since this attempt.`,
    t`The teacher has removed this question since this attempt.`,
  ];
  const result = useMemo(() => toReviewedResult(review, { changed, deleted }), [review, changed, deleted]);
  return (
    <Stack gap="s7">
      <ReviewHead quiz={quiz} attempt={review} />
      <QuizRunner
        questions={questions}
        answers={noAnswers}
        onAnswer={ignore}
        onSubmit={ignore}
        labels={labels}
        result={result}
        resultNote={<ResultNote result={review} resultBefore={quiz.my_result} />}
        resultActions={
          <>
            {review.practice_questions.length > 0 && (
              <ButtonLink variant="outline" icon="refresh" href={paths.quiz.to(path, { practice: review.attempt })}>
                <Trans>Practise your mistakes</Trans>
              </ButtonLink>
            )}
            <Link variant="standalone" href={paths.quiz.to(path)}>
              <Trans>Try again as practice</Trans>
            </Link>
          </>
        }
      />
      <AttemptLinks quiz={quiz} current={review.attempt} />
    </Stack>
  );
}

const noAnswers: QuizRunnerProps['answers'] = {};
const ignore = () => {};
