import { ApiError } from '@fanous/api-client/errors';
import { getQuestionQuery, setOptions } from '@fanous/api-client/generated/staffQueries.ts';
import { createBlankOptions, type EditedOption } from '@fanous/ui/learning/options';
import { OptionsEditor } from '@fanous/ui/learning/OptionsEditor';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { toEditedOptions, getOptionFieldName, toSetOptionsBody } from './options.ts';
import { useOptionsLabels } from './useOptionsLabels.ts';

/** Adds or replaces all options of a question. */
export function CreateOptionsPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const labels = useOptionsLabels();
  const id = Number(useParams()['id']);
  const question = useQuery(getQuestionQuery(api, { path: { id } }));
  const [draft, setDraft] = useState<EditedOption[]>();
  const savedOptions = question.data && question.data.options_count > 0 ? toEditedOptions(question.data) : undefined;
  const options = draft ?? savedOptions ?? blankOptions;
  // The message of the server has priority (spec §8).
  const reason = question.error instanceof ApiError ? question.error.serverMessage : undefined;
  return (
    <FormPage
      title={savedOptions ? t`Edit options` : t`Add options`}
      subtitle={question.data ? <Bidi>{question.data.question_text}</Bidi> : '\u00A0'}
      save={(api, _values, { idempotencyKey }) =>
        setOptions(api, { path: { id }, body: toSetOptionsBody(options), idempotencyKey })
      }
      returnTo={paths.options.to({ id })}
      invalidates={['listOptions', 'getOption', 'getQuestion', 'listQuestions', 'listQuizzes', 'getQuiz']}
      labels={{
        errorMessage: t`There was a problem adding the options`,
        successMessage: t`Options added successfully`,
      }}
      initialDataSource={{ query: question, errorMessage: reason ?? t`Unable to fetch question details` }}
    >
      <OptionsEditor value={options} onChange={setDraft} labels={labels} getFieldName={getOptionFieldName} />
    </FormPage>
  );
}

const blankOptions = createBlankOptions();
