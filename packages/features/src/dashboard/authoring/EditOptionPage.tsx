import { findRepeatedTextIndex } from '@fanous/arabic/repeatedText';
import { getOptionQuery, getQuestionQuery, updateOption } from '@fanous/api-client/generated/staffQueries.ts';
import { Checkbox } from '@fanous/ui/forms/Checkbox';
import { TextField } from '@fanous/ui/forms/TextField';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { FormPage } from '../frames/FormPage.tsx';

/** Edits the text of an option, or marks it as correct. */
export function EditOptionPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const params = useParams();
  const id = Number(params['id']);
  const option = useQuery(getOptionQuery(api, { path: { id } }));
  const question = useQuery(getQuestionQuery(api, { path: { id: Number(params['questionId']) } })).data;
  const others = (question?.options ?? []).filter((option) => option.id !== id).map(({ option_text }) => option_text);
  return (
    <FormPage
      title={t`Edit option`}
      // The no-break space reserves the line, so that the layout does not shift.
      subtitle={question ? <Bidi>{question.question_text}</Bidi> : '\u00A0'}
      save={(api, values) => {
        const [text, correct] = [values.get('option_text'), values.get('is_correct')];
        return updateOption(api, {
          path: { id },
          body: {
            ...(typeof text === 'string' && { option_text: text.trim() }),
            ...(correct !== null && { is_correct: correct === '1' ? 1 : 0 }),
          },
        });
      }}
      submitMode="changes"
      returnTo={paths.options.to({ id: params['questionId'] ?? '' })}
      invalidates={['listOptions', 'getOption', 'getQuestion', 'listQuestions', 'getQuiz']}
      labels={{
        errorMessage: t`There was a problem updating the option`,
        successMessage: t`Option updated successfully`,
      }}
      initialDataSource={{ query: option, errorMessage: t`Failed to fetch option data` }}
    >
      <TextField
        name="option_text"
        label={t`Option text`}
        defaultValue={option.data?.option_text}
        autoComplete="off"
        maxLength={500}
        isRequired
        requiredMessage={t`Option text is required`}
        validate={(text) =>
          others.some((other) => findRepeatedTextIndex([other, text]) !== -1)
            ? t`Another option says the same. Enter another text.`
            : undefined
        }
      />
      <Checkbox
        name="is_correct"
        value="1"
        defaultSelected={option.data?.is_correct === 1}
        description={t`The option that is marked now will no longer be the correct one.`}
      >
        {t`Mark as correct`}
      </Checkbox>
    </FormPage>
  );
}
