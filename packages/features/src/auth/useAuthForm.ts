import { ApiError } from '@fanous/api-client/errors';
import { type ReactNode, useState } from 'react';
import type { Notice } from '../shared/useNotice.tsx';
import { useNotice } from '../shared/useNotice.tsx';
import { useFieldWords } from './useFieldWords.ts';
import { useSignedIn } from './useSignedIn.ts';

interface AuthFormWords {
  /** What the dialog of success says to this person. */
  success: (name: string) => Pick<Notice, 'title' | 'text'>;
  failure: (error: unknown) => Pick<Notice, 'title' | 'text'>;
  tryAgain: string;
}

interface AuthForm {
  /** Signs in with what the call answers, or says what went wrong and then marks the fields; both in a dialog (spec §8). */
  send: (call: () => Promise<unknown>, words: AuthFormWords) => Promise<void>;
  /** For the `Form`. */
  form: { errorTitle: (count: number) => string; errors: Record<string, string[]> | undefined };
  dialog: ReactNode;
}

/** How a form that ends signed in is sent. */
export function useAuthForm(): AuthForm {
  const { errorTitle } = useFieldWords();
  const notice = useNotice();
  const signedIn = useSignedIn(notice);
  const [errors, setErrors] = useState<Record<string, string[]>>();
  return {
    send: async (call, { success, failure, tryAgain }) => {
      setErrors(undefined);
      try {
        signedIn(await call(), success);
      } catch (error) {
        const onClose = () => setErrors(error instanceof ApiError ? error.errors : undefined);
        notice.show({ tone: 'error', ...failure(error), action: tryAgain, onClose });
      }
    },
    form: { errorTitle, errors },
    dialog: notice.dialog,
  };
}
