import { ApiError } from '@fanous/api-client/errors';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useErrorNumberText, useErrorText } from './useErrorText.ts';
import type { Notice } from '../notices/notice.ts';
import type { useNotice } from '../notices/useNotice.tsx';

/**
 * Shows why a form failed (decisions 33 and 45), in a dialog and in the fields. The button of the dialog leads to the first
 * wrong field. Without wrong fields it sends the form again.
 */
export function useFormErrors({ show }: Pick<ReturnType<typeof useNotice>, 'show'>) {
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const errorText = useErrorText();
  const errorNumberText = useErrorNumberText();
  // A message of the server is already in the title or text. Without one, the reason is added.
  const getFallbackReasons = (error: unknown) =>
    error instanceof ApiError && error.serverMessage !== undefined
      ? [errorNumberText(error) ?? []].flat()
      : [errorText(error)];
  return {
    /** The `errors` prop of `Form`. */
    errors,
    clear: () => setErrors(undefined),
    /** Resolves when the dialog closes: true if the form is to be sent again. */
    show: async (
      error: unknown,
      content: Pick<Notice, 'title' | 'description' | 'buttonLabel'>,
      onFieldErrors?: () => void,
    ): Promise<boolean> => {
      const fields = error instanceof ApiError ? error.fieldErrors : undefined;
      // The form focuses its first wrong field. The dialog returns the focus there when it closes.
      flushSync(() => {
        setErrors(fields);
        if (fields) onFieldErrors?.();
      });
      const reasons = fields ? [...new Set(Object.values(fields).flat())] : getFallbackReasons(error);
      // Wrong credentials are not sent again either: it would count as another attempt.
      const isRetry = !fields && !(error instanceof ApiError && error.status === 401);
      const { description } = content;
      const otherReasons = reasons.filter((reason) => typeof description !== 'string' || !description.includes(reason));
      return (await show({ tone: 'danger', ...content, reasons: otherReasons, isRetry })) && isRetry;
    },
  };
}
