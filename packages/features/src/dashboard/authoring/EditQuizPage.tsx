import { getQuizQuery } from '@fanous/api-client/generated/queries.ts';
import { updateQuiz } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { toRequestBody } from '../frames/toRequestBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { QuizFields } from './QuizFields.tsx';

/** Edits the title and description of a quiz. */
export function EditQuizPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const params = useParams();
  const [id, quizId] = [Number(params['id']), Number(params['quizId'])];
  const quiz = useQuery(getQuizQuery(api, { path: { id, quiz_id: quizId } }));
  return (
    <FormPage
      title={t`Edit quiz`}
      subtitle={<CourseName id={id} />}
      save={(api, values) =>
        updateQuiz(api, { path: { id: quizId }, body: toRequestBody(values, { emptyAs: 'omit' }) })
      }
      submitMode="changes"
      returnTo={paths.quizzes.to({ id })}
      invalidates={['listQuizzes', 'getQuiz', 'listQuestions']}
      labels={{ errorMessage: t`There was a problem updating the quiz`, successMessage: t`Quiz updated successfully` }}
      initialDataSource={{ query: quiz, errorMessage: t`Failed to fetch quiz data` }}
    >
      <QuizFields {...(quiz.data && { quiz: quiz.data })} />
    </FormPage>
  );
}
