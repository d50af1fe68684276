import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useLazyDialog } from '../../shared/lazy/useLazyDialog.ts';
import { fetchAllQuestions, type Question } from './authoring.api.ts';

/** Loads all questions of a quiz for a dialog that opens with them. `questions` is undefined while it is closed. */
export function useQuestionsDialog(dialog: Parameters<typeof useLazyDialog>[0], quizId: number) {
  const { api } = useApp();
  const { load } = useLazyDialog(dialog);
  const [questions, setQuestions] = useState<Question[]>();
  const [isPending, setPending] = useState(false);

  const open = async () => {
    setPending(true);
    setQuestions(await load(() => fetchAllQuestions(api, quizId)));
    setPending(false);
  };
  return { questions, isPending, open, close: () => setQuestions(undefined) };
}
