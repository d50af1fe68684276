import { ApiError } from '@fanous/api-client/errors';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../app/app.ts';

/** Returns the text for an error: the message of the server, otherwise a general one. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (error instanceof ApiError && error.serverMessage !== undefined) return error.serverMessage;
    if (error instanceof ApiError && error.code === 'network')
      return t`The server could not be reached. Check your internet connection, then try again.`;
    return t`Something went wrong. Try again in a moment.`;
  };
}

/** The title of a failure dialog (spec §8): the server's message, upper-cased where the language has upper case. */
export function useServerMessageAsTitle(): (error: unknown) => string {
  const { t } = useLingui();
  const { language } = useApp();
  return (error) => {
    const serverMessage = error instanceof ApiError ? error.serverMessage : undefined;
    const title = serverMessage ?? t`An error occurred`;
    return language === 'en' ? title.toUpperCase() : title;
  };
}
