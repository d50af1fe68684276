import type { Api } from '@fanous/api-client/client';
import { runWhenIdle } from '@fanous/ui/utils/runWhenIdle';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useAction } from '../../shared/hooks/useAction.ts';

/** An action that has to be confirmed. */
export interface Question {
  title: string;
  text: ReactNode;
  /** The words on the button: the action, never «yes». */
  action: string;
  /** The words on the button while the call is on its way. */
  pending: string;
  tone?: 'danger' | 'primary';
  run: (api: Api) => Promise<unknown>;
  onDone?: () => void;
  /** Whom or what it is about, for the toast of a failure. */
  subject: string;
}

const dialog = lazyComponent('ConfirmDialog', () => import('@fanous/ui/overlays/ConfirmDialog'));

/** Asks before an action: `ask`, and render `dialog` somewhere. A failure is a toast that stays (decision 22). */
export function useConfirm(): { ask: (question: Question) => void; dialog: ReactNode } {
  const { t } = useLingui();
  // What was asked stays while the dialog goes away.
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const action = useAction((api, { run }: Question) => run(api), {
    onSuccess: (_, { onDone }) => {
      setOpen(false);
      onDone?.();
    },
    errorToast: (title, { subject }) => ({ title, description: subject }),
  });
  // The button ignores presses until this is settled: a double click runs it once.
  const confirm = async (confirmed: Question) => {
    try {
      await action.mutateAsync(confirmed);
    } catch {
      // The toast shows the failure.
      setOpen(false);
    }
  };
  useEffect(() => runWhenIdle(() => void dialog.preload().catch(() => {})), []);

  return {
    ask: (next) => {
      setQuestion(next);
      setOpen(true);
    },
    dialog: question && (
      <dialog.Component
        isOpen={isOpen}
        title={question.title}
        confirmLabel={question.action}
        cancelLabel={t`Cancel`}
        pendingLabel={question.pending}
        tone={question.tone ?? 'danger'}
        isPending={action.isPending}
        onConfirm={() => confirm(question)}
        onClose={() => setOpen(false)}
      >
        {question.text}
      </dialog.Component>
    ),
  };
}
