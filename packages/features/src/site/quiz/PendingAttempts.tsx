import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import { findPendingQuizIds, getAttemptDraftName } from '../../shared/storage/attemptDrafts.ts';
import { createDraftStore } from '../../shared/storage/drafts.ts';
import { removeSentDraft, reopenRefusedDraft, toPendingResultInput } from './attemptDraft.ts';
import { isSessionExpired } from './attemptState.ts';
import { useSubmitAttempt } from './useSubmitAttempt.ts';

/** Sends the attempts that were submitted before the page was loaded and have not arrived. The quiz page sends its own. */
export function PendingAttempts({ userId }: { userId: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const { loadAreaMessages, queryClient, session } = useApp();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const sendResult = useSubmitAttempt(userId, { onNetworkError: () => {} });

  const sendAttempt = useEffectEvent(async (quizId: number) => {
    const drafts = createDraftStore(userId);
    const draftName = getAttemptDraftName(quizId);
    const input = toPendingResultInput(quizId, drafts.read(draftName));
    if (!input) return drafts.remove(draftName);
    const isSignedOut = () => session.get()?.data.id !== userId;
    try {
      const result = await sendResult(input);
      removeSentDraft(drafts, draftName, input);
      // The mark is not for another user of the device.
      if (isSignedOut()) return undefined;
      const [mark, total] = [format.number(result.mark), format.number(result.total)];
      toast({
        tone: 'success',
        title: t`Your quiz answers were sent`,
        description: t`You scored ${mark} out of ${total}`,
        action: { label: t`My quiz results`, onPress: () => void navigate(paths.myQuizzes.to()) },
      });
      void queryClient.invalidateQueries({ queryKey: ['getQuiz'] });
    } catch (error) {
      // The sign-in dialog explains an expired session. The draft stays for the next visit.
      if (isSignedOut() || isSessionExpired(error as Error)) return undefined;
      reopenRefusedDraft(drafts, draftName, input);
      toast({
        tone: 'danger',
        title: t`Your quiz answers could not be sent. Open the quiz to try again.`,
        description: errorText(error),
      });
    }
    return undefined;
  });

  const sendAll = useEffectEvent(async () => {
    // First: a missing chunk may reload the page, and a sent attempt is reported once.
    await loadAreaMessages('site/quiz');
    const openQuizId = Number(matchPath(paths.quiz.pattern, pathname)?.params.quizId);
    for (const quizId of findPendingQuizIds(userId)) if (quizId !== openQuizId) await sendAttempt(quizId);
  });
  useEffect(() => {
    // Without the texts nothing is sent, and the drafts stay for the next visit.
    sendAll().catch(() => {});
  }, []);
  return null;
}
