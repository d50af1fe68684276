import { createQuiz, type CreateQuizInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CourseLead } from '../frames/CourseLead.tsx';
import { formBody } from '../frames/formBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { OwnCourse } from './OwnCourse.tsx';
import { QuizFields } from './QuizFields.tsx';

/** A new quiz for a course. */
export function CreateQuizPage() {
  const { t } = useLingui();
  const id = Number(useParams()['id']);
  return (
    <OwnCourse id={id} title={t`Add quiz`}>
      <FormPage
        title={t`Add quiz`}
        lead={<CourseLead id={id} />}
        save={(api, values, { idempotencyKey }) =>
          createQuiz(api, {
            body: { course_id: id, ...formBody(values, { empty: 'left out' }) } as CreateQuizInput['body'],
            idempotencyKey,
          })
        }
        back={paths.quizzes.to({ id })}
        nextStep={(quiz) => ({ label: t`Add the questions`, href: paths.createQuestion.to({ id: quiz.id }) })}
        invalidates={['listQuizzes']}
        words={{
          failure: t`There was a problem creating the quiz`,
          success: t`Quiz created successfully`,
          submit: t`Add quiz`,
        }}
      >
        <QuizFields />
      </FormPage>
    </OwnCourse>
  );
}
