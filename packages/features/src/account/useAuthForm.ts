import type { ReactNode } from 'react';
import { useFailedForm } from '../shared/errors/useFailedForm.ts';
import type { Notice } from '../shared/notices/notice.ts';
import { useNotice } from '../shared/notices/useNotice.tsx';
import { useFieldWords } from './useFieldWords.ts';
import { useSignedIn } from './login/useSignedIn.ts';

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
  const failed = useFailedForm(notice);
  const send: AuthForm['send'] = async (call, words) => {
    failed.clear();
    try {
      const answer = await call();
      await signedIn(answer, words.success);
    } catch (error) {
      if (await failed.show(error, { ...words.failure(error), action: words.tryAgain })) await send(call, words);
    }
  };
  return { send, form: { errorTitle, errors: failed.errors }, dialog: notice.dialog };
}
