import { ApiError } from '@fanous/api-client/errors';
import { listQuestionsQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { KeyboardHint } from '@fanous/ui/layout/KeyboardHint';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApp } from '../../shared/app/app.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { NotCourseOwner } from './BlockOtherTeachers.tsx';
import { PreviewQuizButton } from './PreviewQuizButton.tsx';
import { QuestionForm } from './QuestionForm.tsx';

/** Adds questions with their options one after another, without leaving the page. */
export function CreateQuestionPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const quizId = Number(useParams()['id']);
  const [added, setAdded] = useState(0);
  const questionsQuery = useQuery(listQuestionsQuery(api, { path: { id: quizId }, query: { page: 1, per_page: 1 } }));
  // A user who may not list the questions may not add one either. The form does not wait for this query, so that input is
  // never lost.
  const error = questionsQuery.data ? undefined : questionsQuery.error;
  if (error instanceof ApiError && error.status === 403) return <NotCourseOwner title={t`Add question`} />;
  if (error instanceof ApiError && error.status === 404)
    return <QueryFailure error={error} retry={questionsQuery.refetch} />;
  return (
    <Stack gap="s7">
      <PageMetaTags title={t`Add question`} />
      <Inline justify="between" align="end" gap="s5">
        <Stack gap="s2">
          <Heading level={1}>{t`Add question`}</Heading>
          {/* The no-break space reserves the line, so that the layout does not shift. */}
          <Text tone="muted" measure>
            {questionsQuery.data?.quiz ? <Bidi>{questionsQuery.data.quiz.title}</Bidi> : '\u00A0'}
          </Text>
          {added === 0 ? (
            <KeyboardHint>
              <Text tone="muted">{t`Ctrl and Enter saves the question and begins the next one.`}</Text>
            </KeyboardHint>
          ) : (
            <Text tone="muted">
              {t`${plural(added, { one: '# question added so far', other: '# questions added so far' })}`}
            </Text>
          )}
        </Stack>
        {added > 0 && <PreviewQuizButton quizId={quizId} />}
      </Inline>
      <QuestionForm
        key={added}
        quizId={quizId}
        // Legacy APIs send no quiz with its questions, and have no explanations.
        hasExplanations={questionsQuery.data?.quiz !== undefined}
        hasAddedQuestions={added > 0}
        onAddAnother={() => setAdded(added + 1)}
      />
    </Stack>
  );
}
