import { Bidi } from '@fanous/ui/intl/Bidi';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { ConfirmDialog } from '@fanous/ui/overlays/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { type DeletionSubject, useDeletionCheck } from './useDeletionCheck.tsx';

export interface DeleteDialogProps {
  isOpen: boolean;
  isPending: boolean;
  title: string;
  question: string;
  subject: DeletionSubject & { name: string };
  confirmLabel: string;
  pendingLabel: string;
  /** It is not called again before its promise settles. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a row is deleted, and lists what is deleted with it. */
export function DeleteDialog({ question, subject, onConfirm, ...dialog }: DeleteDialogProps) {
  const { t } = useLingui();
  const check = useDeletionCheck(subject);
  return (
    <ConfirmDialog
      {...dialog}
      cancelLabel={t`Cancel`}
      field={check.confirmationField}
      onConfirm={() => check.validate().then((isAllowed) => (isAllowed ? onConfirm() : undefined))}
    >
      <Stack gap="s2">
        <Text>{question}</Text>
        <strong>
          <Bidi>{subject.name}</Bidi>
        </strong>
        {check.warning}
      </Stack>
    </ConfirmDialog>
  );
}
