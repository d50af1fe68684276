import type { GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import { getAttemptDraftName } from '../../shared/storage/attemptDrafts.ts';
import { createDraftStore } from '../../shared/storage/drafts.ts';
import { type AttemptDraft, createAttempt, parseAttemptDraft, removeSentDraft, toResultInput } from './attemptDraft.ts';
import { type AttemptState, attemptReducer, createAttemptState, isSending, toAttemptDraft } from './attemptState.ts';
import { useSubmitAttempt } from './useSubmitAttempt.ts';

interface QuizAttempt {
  state: AttemptState;
  answer: (questionId: number, optionId: number) => void;
  submit: () => void;
  /** Loads the quiz again after it was changed on the server. Answers to removed questions are dropped. */
  reloadQuiz: () => Promise<void>;
  /** Starts another attempt, as practice. */
  retake: () => void;
}

interface QuizAttemptOptions {
  quiz: GetQuizResult;
  userId: number;
  refetchQuiz: () => Promise<{ data: GetQuizResult | undefined; error: Error | null }>;
}

/** A student's attempt at a quiz. `attemptReducer` decides what follows what; the effects here store and send it. */
export function useQuizAttempt({ quiz, userId, refetchQuiz }: QuizAttemptOptions): QuizAttempt {
  const { queryClient } = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const draftName = getAttemptDraftName(quiz.id);
  const drafts = createDraftStore(userId);
  const [state, dispatch] = useReducer(attemptReducer, quiz, () =>
    createAttemptState(
      quiz,
      parseAttemptDraft(drafts.read(draftName), quiz.questions) ?? { ...createAttempt(), isSubmitted: false },
    ),
  );
  const sendResult = useSubmitAttempt(userId, { onNetworkError: () => dispatch({ type: 'connectionLost' }) });

  const saveDraft = useEffectEvent((draft: AttemptDraft | undefined) => {
    if (!draft) drafts.remove(draftName);
    dispatch({ type: 'draftSaved', isSaved: draft && drafts.write(draftName, draft) });
  });
  const sendAttempt = useEffectEvent(async () => {
    try {
      const input = toResultInput(state.quiz, state.attempt);
      const result = await sendResult(input);
      // Not left to the effect above: the page may have been left meanwhile.
      removeSentDraft(drafts, draftName, input);
      dispatch({ type: 'resultReceived', result });
      void queryClient.invalidateQueries({ queryKey: ['getQuiz'] });
    } catch (error) {
      dispatch({ type: 'refused', error: error as Error });
    }
  });

  // Before sending: a reload then finds the attempt as submitted, and sends it again under the same key.
  useEffect(() => saveDraft(toAttemptDraft(state)), [state]);
  const isPending = isSending(state);
  useEffect(() => {
    if (isPending) void sendAttempt();
  }, [isPending]);

  return {
    state,
    answer: (questionId, optionId) => dispatch({ type: 'answered', questionId, optionId }),
    submit: () => dispatch({ type: 'submitted' }),
    reloadQuiz: async () => {
      // A failed reload still has the old quiz as its data.
      const { data, error } = await refetchQuiz();
      if (data && !error) dispatch({ type: 'quizReloaded', quiz: data });
      else toast({ tone: 'danger', title: errorText(error) });
    },
    retake: () => dispatch({ type: 'retaken', quiz, attempt: createAttempt() }),
  };
}
