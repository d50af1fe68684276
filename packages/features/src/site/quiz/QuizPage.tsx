import { ApiError } from '@fanous/api-client/errors';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Container } from '@fanous/ui/layout/Container';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApp } from '../../shared/app/app.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { EmptyQuiz } from './EmptyQuiz.tsx';
import { attemptQuery, quizQuery } from './quizzes.api.ts';
import { QuizLocked } from './QuizLocked.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';
import { QuizTaking } from './QuizTaking.tsx';
import { findRequestedAttempt } from './requestedAttempt.ts';
import { useViewFocus } from './useViewFocus.ts';

const reviewSection = lazyComponent('QuizReviewSection', () => import('./QuizReviewSection.tsx'));

export const prefetchPageData: PageLoader = async ({ app, params, url }) => {
  const reviewed = findRequestedAttempt(url.searchParams);
  if (!reviewed) return loadPageQueries(app, quizQuery(app.api, params));
  await loadPageQueries(app, quizQuery(app.api, params), attemptQuery(app.api, params, reviewed.attempt));
  return { lazy: [reviewSection.name] };
};

/** The page of a quiz. With `?attempt=1` it reviews that attempt, with `?practice=1` its mistakes can be practised. */
export function QuizPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const params = useParams();
  const session = useSession();
  const [search] = useSearchParams();
  const reviewed = findRequestedAttempt(search);
  const query = useQuery(quizQuery(api, params));
  const isLocked = query.error instanceof ApiError && query.error.code === 'locked';
  const quiz = isLocked ? undefined : query.data;
  const title = quiz?.title ?? t`Quiz`;
  usePreloadWhenIdle(reviewSection.preload);
  useViewFocus(reviewed ? `${reviewed.isPractice ? 'practice' : 'review'} ${reviewed.attempt}` : 'quiz');
  return (
    <Container width="narrow">
      <PageMetaTags
        title={!reviewed ? title : reviewed.isPractice ? t`Practise your mistakes: ${title}` : t`Review of ${title}`}
      />
      {quiz && session ? (
        reviewed ? (
          <reviewSection.Component
            key={`${quiz.id} ${reviewed.attempt}`}
            quiz={quiz}
            {...reviewed}
            fallback={<EmptyState title={t`The attempt could not be loaded. Try again later.`} />}
          />
        ) : quiz.questions.length === 0 ? (
          <EmptyQuiz quiz={quiz} />
        ) : (
          <QuizTaking
            key={`${quiz.id} ${session.data.id}`}
            quiz={quiz}
            userId={session.data.id}
            refetchQuiz={query.refetch}
          />
        )
      ) : isLocked ? (
        <QuizLocked courseId={params['id'] ?? ''} quizId={params['quizId'] ?? ''} />
      ) : query.error ? (
        <QueryFailure
          error={query.error}
          title={t`The quiz could not be loaded. Try again later.`}
          retry={query.refetch}
          isRetrying={query.isFetching}
        />
      ) : (
        <QuizSkeleton />
      )}
    </Container>
  );
}
