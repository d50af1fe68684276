import { ApiError } from '@fanous/api-client/errors';
import { useLingui } from '@lingui/react/macro';
import { useErrorText, useServerMessageAsTitle } from '../shared/errors/useErrorText.ts';

/** The texts of a failure dialog. */
export interface FailureText {
  title: string;
  description: string;
}

/**
 * Returns the texts for a failed sign-in. Only a 401 means a wrong e-mail or password (decision 33). Rate limits, network errors
 * and server errors have their own texts.
 */
export function useLoginFailureText(): (error: unknown) => FailureText {
  const { t } = useLingui();
  const title = useServerMessageAsTitle();
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError) || error.serverMessage === undefined) {
      return { title: title(error), description: errorText(error) };
    }
    if (error.status === 401) return { title: title(error), description: t`The username or password is not correct` };
    return { title: title(error), description: t`Nothing you have typed is lost.` };
  };
}

/** Returns the texts for a failed registration (spec §8). The text comes from the server. */
export function useSignupFailureText(): (error: unknown) => FailureText {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (error) => ({ title: t({ message: 'Error', context: 'sign-up' }), description: errorText(error) });
}
