import { ApiError } from '@fanous/api-client/errors';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Container } from '@fanous/ui/layout/Container';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApp } from '../shared/app.ts';
import { fill, type PageLoad } from '../shared/page.ts';
import { PageTitle } from '../shared/PageTitle.tsx';
import { QueryFailure } from '../shared/QueryFailure.tsx';
import { useSession } from '../shared/useSession.ts';
import { quizQuery } from './quizzes.api.ts';
import { QuizHead } from './QuizHead.tsx';
import { QuizLocked } from './QuizLocked.tsx';
import { QuizSkeleton } from './QuizSkeleton.tsx';
import { QuizTaking } from './QuizTaking.tsx';

export const load: PageLoad = ({ app, params }) => fill(app, quizQuery(app.api, params));

/** Taking a quiz: answering, handing in, the mark and what was right. */
export function QuizPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const params = useParams();
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMarked, setMarked] = useState(false);
  const quiz = useQuery(quizQuery(api, params));
  const isLocked = quiz.error instanceof ApiError && quiz.error.code === 'locked';
  const data = isLocked ? undefined : quiz.data;

  function enter(stage: 'answering' | 'marked') {
    setMarked(stage === 'marked');
    if (stage === 'answering') heading.current?.focus();
  }

  return (
    <Container width="narrow">
      <PageTitle page={data?.title ?? t`Quiz`} />
      {data && session ? (
        <Stack gap="s7">
          <QuizHead quiz={data} headingRef={heading} isMarked={isMarked} />
          {data.questions.length === 0 ? (
            <EmptyState title={t`This quiz has no questions yet`} />
          ) : (
            <QuizTaking key={data.id} quiz={data} userId={session.data.id} reload={quiz.refetch} onStage={enter} />
          )}
        </Stack>
      ) : isLocked ? (
        <QuizLocked courseId={params['id'] ?? ''} quizId={params['quizid'] ?? ''} />
      ) : quiz.error ? (
        <QueryFailure
          error={quiz.error}
          title={t`Loading quiz data failed, try again later`}
          retry={quiz.refetch}
          isRetrying={quiz.isFetching}
        />
      ) : (
        <QuizSkeleton />
      )}
    </Container>
  );
}
