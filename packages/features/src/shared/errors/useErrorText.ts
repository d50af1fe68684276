import { ApiError } from '@fanous/api-client/errors';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../app/app.ts';

/**
 * Returns the text for an error: the message of the server, otherwise a general one. After the text of an unexpected error
 * is its number.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  const errorNumberText = useErrorNumberText();
  const getReason = (error: unknown) => {
    if (error instanceof ApiError && error.serverMessage !== undefined) return error.serverMessage;
    if (error instanceof ApiError && error.code === 'network')
      return t`The server could not be reached. Check your internet connection, then try again.`;
    return t`Something went wrong. Try again in a moment.`;
  };
  return (error) => [getReason(error), errorNumberText(error) ?? []].flat().join(' ');
}

/**
 * Returns a sentence with the number of an unexpected error of the server, otherwise `undefined`. The number is the
 * beginning of the request's id, with which the operator finds the error in the log (docs/monitoring.md).
 */
export function useErrorNumberText(): (error: unknown) => string | undefined {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError && error.status === 500 && error.requestId)) return undefined;
    // Isolated: in Arabic text a number with letters would be drawn in another order.
    const errorNumber = `\u2066${error.requestId.slice(0, 8)}\u2069`;
    return t`If it happens again, tell us the error number ${errorNumber}.`;
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
