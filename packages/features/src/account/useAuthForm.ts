import type { ReactNode } from 'react';
import { useFormErrors } from '../shared/errors/useFormErrors.ts';
import type { Notice } from '../shared/notices/notice.ts';
import { useNotice } from '../shared/notices/useNotice.tsx';
import { useAccountFormProps } from './useAccountFormProps.ts';
import { useCompleteSignIn } from './login/useCompleteSignIn.ts';

/** The texts of the dialogs after signing in. */
export interface AuthFormTexts {
  /** The texts of the success dialog, with the name of the user. */
  success: (name: string) => Pick<Notice, 'title' | 'description'>;
  failure: (error: unknown) => Pick<Notice, 'title' | 'description'>;
  retryLabel: string;
}

/** Handles an error without a dialog. Returns false for other errors. */
type ErrorHandler = (error: unknown) => boolean;

interface AuthForm {
  /** Signs in with the response of the call, or shows the error in a dialog and in the fields (spec §8). */
  submit: (call: () => Promise<unknown>, texts: AuthFormTexts, handleError?: ErrorHandler) => Promise<void>;
  /** Props of the `Form`. */
  formProps: { errorTitle: (count: number) => string; errors: Record<string, string[]> | undefined };
  dialog: ReactNode;
}

/** Submits the sign-in or sign-up form, and signs the user in. */
export function useAuthForm(): AuthForm {
  const { errorTitle } = useAccountFormProps();
  const notice = useNotice();
  const completeSignIn = useCompleteSignIn(notice);
  const formErrors = useFormErrors(notice);
  const submit: AuthForm['submit'] = async (call, texts, handleError) => {
    formErrors.clear();
    try {
      const response = await call();
      await completeSignIn(response, texts.success);
    } catch (error) {
      if (handleError?.(error)) return;
      if (await formErrors.show(error, { ...texts.failure(error), buttonLabel: texts.retryLabel }))
        await submit(call, texts, handleError);
    }
  };
  return { submit, formProps: { errorTitle, errors: formErrors.errors }, dialog: notice.dialog };
}
