import { getQuizQuery } from '@fanous/api-client/generated/queries.ts';
import { updateQuiz } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { CourseLead } from '../frames/CourseLead.tsx';
import { formBody } from '../frames/formBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { QuizFields } from './QuizFields.tsx';

/** Changing the title or the description of a quiz. */
export function EditQuizPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const params = useParams();
  const [id, quizId] = [Number(params['id']), Number(params['quizId'])];
  const quiz = useQuery(getQuizQuery(api, { path: { id, quiz_id: quizId } }));
  return (
    <FormPage
      title={t`Edit quiz`}
      lead={<CourseLead id={id} />}
      save={(api, values) => updateQuiz(api, { path: { id: quizId }, body: formBody(values, { empty: 'left out' }) })}
      sends="changes"
      back={paths.quizzes.to({ id })}
      invalidates={['listQuizzes', 'getQuiz', 'listQuestions']}
      words={{ failure: t`There was a problem updating the quiz`, success: t`Quiz updated successfully` }}
      fetched={{ query: quiz, failure: t`Failed to fetch quiz data` }}
    >
      <QuizFields {...(quiz.data && { quiz: quiz.data })} />
    </FormPage>
  );
}
