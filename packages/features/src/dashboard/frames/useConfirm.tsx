import type { Api } from '@fanous/api-client/client';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { useAction } from '../../shared/hooks/useAction.ts';

/** An action that the user has to confirm. */
export interface ConfirmRequest {
  title: string;
  description: ReactNode;
  /** The text of the button: the action, never «yes». */
  confirmLabel: string;
  /** The text of the button during the call. */
  pendingLabel: string;
  tone?: 'danger' | 'primary';
  run: (api: Api) => Promise<unknown>;
  onDone?: () => void;
  /** The name of the item or person, for the error toast. */
  subjectName: string;
}

const lazyConfirmDialog = lazyComponent('ConfirmDialog', () => import('@fanous/ui/overlays/ConfirmDialog'));

/** Asks for confirmation before an action: call `confirm` and render `dialog`. A failure shows a persistent toast (decision 22). */
export function useConfirm(): { confirm: (request: ConfirmRequest) => void; dialog: ReactNode } {
  const { t } = useLingui();
  // The request stays while the dialog closes.
  const [question, setQuestion] = useState<ConfirmRequest>();
  const [isOpen, setOpen] = useState(false);
  const action = useAction((api, { run }: ConfirmRequest) => run(api), {
    onSuccess: (_, { onDone }) => {
      setOpen(false);
      onDone?.();
    },
    errorToast: (title, { subjectName: subject }) => ({ title, description: subject }),
  });
  // The button ignores presses until this promise settles: a double click runs it once.
  const confirm = async (confirmed: ConfirmRequest) => {
    try {
      await action.mutateAsync(confirmed);
    } catch {
      // The toast shows the failure.
      setOpen(false);
    }
  };
  usePreloadWhenIdle(lazyConfirmDialog.preload);

  return {
    confirm: (next) => {
      setQuestion(next);
      setOpen(true);
    },
    dialog: question && (
      <lazyConfirmDialog.Component
        isOpen={isOpen}
        title={question.title}
        confirmLabel={question.confirmLabel}
        cancelLabel={t`Cancel`}
        pendingLabel={question.pendingLabel}
        tone={question.tone ?? 'danger'}
        isPending={action.isPending}
        onConfirm={() => confirm(question)}
        onClose={() => setOpen(false)}
      >
        {question.description}
      </lazyConfirmDialog.Component>
    ),
  };
}
