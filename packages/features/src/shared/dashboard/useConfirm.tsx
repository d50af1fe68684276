import { whenIdle } from '@fanous/ui/utils/whenIdle';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { late } from '../late.tsx';
import { useErrorText } from '../useErrorText.ts';
import { useToast } from '../useToast.ts';

/** A deed that is asked about before it is done. */
export interface Question {
  title: string;
  text: ReactNode;
  /** The words on the button: the deed, never «yes». */
  deed: string;
  /** Said while it is being done. */
  pending: string;
  tone?: 'danger' | 'primary';
  run: () => Promise<unknown>;
  onDone?: () => void;
  /** Whom or what it is about, where a failure is told. */
  about: string;
}

const dialog = late(() => import('@fanous/ui/overlays/ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog));

/** Asks before something is done: `ask`, and render `dialog` somewhere. What fails is a toast that stays (decision 22). */
export function useConfirm(): { ask: (question: Question) => void; dialog: ReactNode } {
  const { t } = useLingui();
  const toast = useToast();
  const errorText = useErrorText();
  // What was asked stays while the dialog goes away.
  const [question, setQuestion] = useState<Question>();
  const [state, setState] = useState<'closed' | 'open' | 'pending'>('closed');
  useEffect(() => whenIdle(() => void dialog.preload().catch(() => {})), []);

  const run = async ({ run: deed, onDone, about }: Question) => {
    setState('pending');
    try {
      await deed();
      setState('closed');
      onDone?.();
    } catch (error) {
      setState('closed');
      toast({ tone: 'danger', title: errorText(error), description: about });
    }
  };

  return {
    ask: (next) => {
      setQuestion(next);
      setState('open');
    },
    dialog: question && (
      <dialog.Component
        isOpen={state !== 'closed'}
        title={question.title}
        confirmLabel={question.deed}
        cancelLabel={t`Cancel`}
        pendingLabel={question.pending}
        tone={question.tone ?? 'danger'}
        isPending={state === 'pending'}
        onConfirm={() => run(question)}
        onClose={() => setState('closed')}
      >
        {question.text}
      </dialog.Component>
    ),
  };
}
