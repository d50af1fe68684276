import type { GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { MistakePractice } from './MistakePractice.tsx';
import { attemptQuery } from './quizzes.api.ts';
import { QuizReview } from './QuizReview.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';

interface QuizReviewSectionProps {
  quiz: GetQuizResult;
  attempt: number;
  isPractice: boolean;
}

/** Loads an attempt for its review or for the practice of its mistakes. */
export function QuizReviewSection({ quiz, attempt, isPractice }: QuizReviewSectionProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const query = useQuery(attemptQuery(api, { quizId: String(quiz.id) }, attempt));
  if (query.data)
    return isPractice ? (
      <MistakePractice quiz={quiz} review={query.data} />
    ) : (
      <QuizReview quiz={quiz} review={query.data} />
    );
  if (!query.error) return <QuizSkeleton />;
  return (
    <QueryFailure
      error={query.error}
      title={t`The attempt could not be loaded. Try again later.`}
      retry={query.refetch}
      isRetrying={query.isFetching}
    />
  );
}
