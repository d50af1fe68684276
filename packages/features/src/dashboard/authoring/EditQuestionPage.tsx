import { getQuestionQuery, updateQuestion } from '@fanous/api-client/generated/staffQueries.ts';
import { TextArea } from '@fanous/ui/forms/TextArea';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { CourseLead } from '../frames/CourseLead.tsx';
import { formBody } from '../frames/formBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { useFormWords } from '../frames/useFormWords.ts';

/** Changing what a question asks. */
export function EditQuestionPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const words = useFormWords();
  const id = Number(useParams()['id']);
  const question = useQuery(getQuestionQuery(api, { path: { id } }));
  return (
    <FormPage
      title={t`Edit question`}
      lead={question.data ? <CourseLead id={question.data.course_id} /> : '\u00A0'}
      save={(api, values) => updateQuestion(api, { path: { id }, body: formBody(values, { empty: 'left out' }) })}
      sends="changes"
      back={question.data ? paths.questions.to({ id: question.data.quiz_id }) : paths.dashboard.to()}
      invalidates={['listQuestions', 'getQuestion', 'getQuiz']}
      words={{ failure: t`There was a problem updating the question`, success: t`Question updated successfully` }}
      fetched={{ query: question, failure: t`Failed to fetch question data` }}
    >
      <TextArea
        name="question_text"
        label={t`Question text`}
        defaultValue={question.data?.question_text}
        maxLength={2000}
        description={t`Question type: multiple choice`}
        {...words.required(t`Question text`)}
      />
    </FormPage>
  );
}
