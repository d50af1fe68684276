import { getQuestionQuery, updateQuestion } from '@fanous/api-client/generated/staffQueries.ts';
import { TextArea } from '@fanous/ui/forms/TextArea';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { toRequestBody } from '../frames/toRequestBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { ExplanationField } from './ExplanationField.tsx';

/** Edits the text and the explanation of a question. */
export function EditQuestionPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const formLabels = useSharedFormTexts();
  const id = Number(useParams()['id']);
  const question = useQuery(getQuestionQuery(api, { path: { id } }));
  return (
    <FormPage
      title={t`Edit question`}
      subtitle={question.data ? <CourseName id={question.data.course_id} /> : '\u00A0'}
      save={(api, values) => updateQuestion(api, { path: { id }, body: toRequestBody(values, { emptyAs: 'null' }) })}
      submitMode="changes"
      returnTo={question.data ? paths.questions.to({ id: question.data.quiz_id }) : paths.dashboard.to()}
      invalidates={['listQuestions', 'getQuestion', 'getQuiz']}
      labels={{
        errorMessage: t`There was a problem updating the question`,
        successMessage: t`Question updated successfully`,
      }}
      initialDataSource={{ query: question, errorMessage: t`Failed to fetch question data` }}
    >
      <TextArea
        name="question_text"
        label={t`Question text`}
        defaultValue={question.data?.question_text}
        maxLength={2000}
        description={t`Question type: multiple choice`}
        {...formLabels.getRequiredProps(t`Question text`)}
      />
      {/* Legacy APIs have no explanations. */}
      {question.data?.explanation !== undefined && <ExplanationField defaultValue={question.data.explanation ?? ''} />}
    </FormPage>
  );
}
