import { ApiError } from '@fanous/api-client/errors';
import { Container } from '@fanous/ui/layout/Container';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApp } from '../../shared/app/app.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { EmptyQuiz } from './EmptyQuiz.tsx';
import { quizQuery } from './quizzes.api.ts';
import { QuizLocked } from './QuizLocked.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';
import { QuizTaking } from './QuizTaking.tsx';

export const prefetchPageData: PageLoader = ({ app, params }) => loadPageQueries(app, quizQuery(app.api, params));

/** The page of a quiz. */
export function QuizPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const params = useParams();
  const session = useSession();
  const query = useQuery(quizQuery(api, params));
  const isLocked = query.error instanceof ApiError && query.error.code === 'locked';
  const quiz = isLocked ? undefined : query.data;
  return (
    <Container width="narrow">
      <PageMetaTags title={quiz?.title ?? t`Quiz`} />
      {quiz && session ? (
        quiz.questions.length === 0 ? (
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
