import { ApiError } from '@fanous/api-client/errors';
import { useLingui } from '@lingui/react/macro';
import { useErrorText, useErrorTitle } from '../shared/errors/useErrorText.ts';

/** What a failure dialog says. */
export interface FailureText {
  title: string;
  text: string;
}

/**
 * Words for a sign-in that failed. That the e-mail or password is wrong is said of a 401 alone (decision 33); whoever tried
 * too often, has no network or met a server in trouble is told that.
 */
export function useLoginFailureText(): (error: unknown) => FailureText {
  const { t } = useLingui();
  const title = useErrorTitle();
  const text = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError) || error.serverMessage === undefined) {
      return { title: title(error), text: text(error) };
    }
    if (error.status === 401) return { title: title(error), text: t`The username or password is not correct` };
    return { title: title(error), text: t`Nothing you have typed is lost.` };
  };
}

/** Words for a registration that failed (spec §8): the title says what, the text is the server's own. */
export function useSignupFailureText(): (error: unknown) => FailureText {
  const { t } = useLingui();
  const text = useErrorText();
  return (error) => ({ title: t({ message: 'Error', context: 'sign-up' }), text: text(error) });
}
