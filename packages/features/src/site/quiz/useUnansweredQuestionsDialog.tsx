import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { useFormat } from '@fanous/ui/intl/useFormat';
import type { QuizRunnerProps } from '@fanous/ui/learning/QuizRunner';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

const dialog = lazyComponent('UnansweredDialog', () => import('@fanous/ui/learning/UnansweredDialog'));

type UnansweredQuestions = Parameters<QuizRunnerProps['onSubmit']>[0];

interface UnansweredQuestionsDialogOptions {
  /** An earlier attempt counts. */
  isPractice: boolean;
  onSubmit: () => void;
}

/** Asks before an attempt with unanswered questions is submitted (decision 46): call `open` and render `dialog`. */
export function useUnansweredQuestionsDialog({ isPractice, onSubmit }: UnansweredQuestionsDialogOptions): {
  open: (unanswered: UnansweredQuestions) => void;
  dialog: ReactNode;
} {
  const { t } = useLingui();
  const format = useFormat();
  // Closing keeps the questions, so that the closing dialog does not change.
  const [{ unanswered, isOpen }, setState] = useState<{ unanswered: UnansweredQuestions; isOpen: boolean }>({
    unanswered: [],
    isOpen: false,
  });
  // Not when idle: the network can be lost while the student answers, and the dialog is needed at the end.
  useEffect(() => {
    dialog.preload().catch(() => {});
  }, []);

  const close = () => setState({ unanswered, isOpen: false });
  const title = t`${plural(unanswered.length, { one: '# question unanswered', other: '# questions unanswered' })}`;
  const text = isPractice
    ? t`This is practice and does not change your mark. What you leave unanswered is marked as wrong.`
    : t`The first attempt counts, and what you leave unanswered is marked as wrong.`;
  const submitLabel = t`Submit now`;

  return {
    open: (next) => setState({ unanswered: next, isOpen: true }),
    dialog: unanswered.length > 0 && (
      <dialog.Component
        isOpen={isOpen}
        questions={unanswered}
        title={title}
        listLabel={t`Unanswered questions`}
        questionLabel={(position) => {
          const number = format.number(position);
          return t`Question ${number}`;
        }}
        answerLabel={t`Keep answering`}
        submitLabel={submitLabel}
        onSubmit={onSubmit}
        onClose={close}
        // Without a network the dialog may fail to load. The attempt can still be submitted, and is sent later.
        fallback={
          isOpen && (
            <Banner
              tone="warning"
              action={
                <Button
                  variant="quiet"
                  onPress={() => {
                    close();
                    onSubmit();
                  }}
                >
                  {submitLabel}
                </Button>
              }
            >
              <strong>{title}</strong> {text}
            </Banner>
          )
        }
      >
        {text}
      </dialog.Component>
    ),
  };
}
