import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { CodeField } from './CodeField.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { useCodeFieldLabels } from './useCodeFieldLabels.ts';
import { type PasswordAndCode, useTwoStepForm } from './useTwoStepForm.ts';

interface ConfirmWithCodeDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  pendingLabel: string;
  tone: 'accent' | 'danger';
  isPending: boolean;
  onSubmit: (values: PasswordAndCode) => Promise<void>;
  onClose: () => void;
}

/** Asks for the current password and a code before a change. */
export function ConfirmWithCodeDialog({
  title,
  description,
  submitLabel,
  onSubmit,
  onClose,
  ...button
}: ConfirmWithCodeDialogProps) {
  const labels = useCodeFieldLabels();
  const { form, clearErrors } = useTwoStepForm(onSubmit);
  return (
    <Dialog isOpen size="small" isDismissable={false} title={title} onClose={onClose}>
      <Stack gap="s6">
        <Text>{description}</Text>
        <Form {...form} isPending={button.isPending} aria-label={title}>
          <CurrentPasswordField />
          <CodeField labels={labels} onSwitch={clearErrors} />
          <Button type="submit" fullWidth {...button}>
            {submitLabel}
          </Button>
        </Form>
      </Stack>
    </Dialog>
  );
}
