import { orderQuestions } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { SortableList } from '@fanous/ui/forms/SortableList';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import type { Question } from './authoring.api.ts';
import { useSortableLabels } from './useSortableLabels.ts';

interface QuestionOrderDialogProps {
  quizId: number;
  /** All questions of the quiz, in their order. */
  questions: readonly Question[];
  onClose: () => void;
}

/** Puts the questions of a quiz in another order, by dragging or with the keyboard. */
export function QuestionOrderDialog({ quizId, questions, onClose }: QuestionOrderDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const sortableLabels = useSortableLabels();
  const [shown, setShown] = useState(questions);
  const save = useAction(
    (api) => orderQuestions(api, { path: { id: quizId }, body: { question_ids: shown.map(({ id }) => id) } }),
    { invalidates: ['listQuestions'], onSuccess: onClose, successToast: () => ({ title: t`The new order is saved` }) },
  );
  return (
    <Dialog
      isOpen
      title={t`Order of the questions`}
      // A press outside would lose the order.
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            tone="primary"
            isPending={save.isPending}
            pendingLabel={t`Saving`}
            onPress={() => (shown === questions ? onClose() : save.mutate(undefined))}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        <div role="alert">{save.error && <Text tone="danger">{errorText(save.error)}</Text>}</div>
        <SortableList
          label={t`Order of the questions`}
          items={shown.map(({ id, question_text }) => ({ id: String(id), title: question_text }))}
          onReorder={(ids) => setShown(ids.flatMap((id) => shown.find((question) => String(question.id) === id) ?? []))}
          isDisabled={save.isPending}
          labels={sortableLabels}
        />
      </Stack>
    </Dialog>
  );
}
