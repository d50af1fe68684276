import { createQuiz, type CreateQuizInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { toRequestBody } from '../frames/toRequestBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { BlockOtherTeachers } from './BlockOtherTeachers.tsx';
import { QuizFields } from './QuizFields.tsx';

/** Creates a quiz in a course. */
export function CreateQuizPage() {
  const { t } = useLingui();
  const id = Number(useParams()['id']);
  return (
    <BlockOtherTeachers id={id} title={t`Add quiz`}>
      <FormPage
        title={t`Add quiz`}
        subtitle={<CourseName id={id} />}
        save={(api, values, { idempotencyKey }) =>
          createQuiz(api, {
            body: { course_id: id, ...toRequestBody(values, { emptyAs: 'omit' }) } as CreateQuizInput['body'],
            idempotencyKey,
          })
        }
        returnTo={paths.quizzes.to({ id })}
        nextStep={(quiz) => ({ label: t`Add the questions`, href: paths.createQuestion.to({ id: quiz.id }) })}
        invalidates={['listQuizzes']}
        labels={{
          errorMessage: t`There was a problem creating the quiz`,
          successMessage: t`Quiz created successfully`,
          submitLabel: t`Add quiz`,
        }}
      >
        <QuizFields />
      </FormPage>
    </BlockOtherTeachers>
  );
}
