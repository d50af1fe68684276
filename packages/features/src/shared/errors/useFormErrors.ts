import { ApiError } from '@fanous/api-client/errors';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useErrorText } from './useErrorText.ts';
import type { Notice } from '../notices/notice.ts';
import type { useNotice } from '../notices/useNotice.tsx';

/**
 * Says why a form failed (decisions 33 and 45): in the dialog, and behind it already in the fields. Where a field is wrong, the
 * dialog's button leads to it; else it sends again.
 */
export function useFormErrors({ show }: Pick<ReturnType<typeof useNotice>, 'show'>) {
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const errorText = useErrorText();
  // What the server said is in the title or the text; where it said nothing, the reason must be given all the same.
  const getFallbackReasons = (error: unknown) =>
    error instanceof ApiError && error.serverMessage !== undefined ? [] : [errorText(error)];
  return {
    /** For the `Form`. */
    errors,
    clear: () => setErrors(undefined),
    /** Ends when the dialog is closed: true when the form is to be sent again as it is. */
    show: async (
      error: unknown,
      content: Pick<Notice, 'title' | 'text' | 'action'>,
      onFieldErrors?: () => void,
    ): Promise<boolean> => {
      const fields = error instanceof ApiError ? error.errors : undefined;
      // The form focuses its first wrong field, to which the dialog then returns the focus.
      flushSync(() => {
        setErrors(fields);
        if (fields) onFieldErrors?.();
      });
      const reasons = fields ? [...new Set(Object.values(fields).flat())] : getFallbackReasons(error);
      // Wrong credentials are sent again as little as wrong fields: it would count as another attempt.
      const isRetry = !fields && !(error instanceof ApiError && error.status === 401);
      const otherReasons = reasons.filter((reason) => reason !== content.text);
      return (await show({ tone: 'error', ...content, reasons: otherReasons, isRetry })) && isRetry;
    },
  };
}
