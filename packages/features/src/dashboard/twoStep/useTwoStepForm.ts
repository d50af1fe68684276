import { ApiError } from '@fanous/api-client/errors';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';

/** What the forms of this page send. */
export interface PasswordAndCode {
  current_password: string;
  code: string;
}

/** Returns the props of a form with the current password and a code. Errors are shown in the fields, others below the code. */
export function useTwoStepForm(send: (values: PasswordAndCode) => Promise<void>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [errors, setErrors] = useState<Record<string, string[]>>();

  async function onSubmit(values: FormData): Promise<void> {
    setErrors(undefined);
    try {
      await send({
        current_password: getFormText(values, 'current_password', { keepSpaces: true }),
        code: getFormText(values, 'code'),
      });
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
      setErrors(fieldErrors ?? { code: [errorText(error)] });
    }
  }
  const form = {
    onSubmit,
    errors,
    errorTitle: (count: number) =>
      t`${plural(count, { one: 'Correct # field to continue', other: 'Correct # fields to continue' })}`,
  };
  return { form, clearErrors: () => setErrors(undefined) };
}
