import { ApiError } from '@fanous/api-client/errors';
import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';

interface PasswordDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  pendingLabel: string;
  tone: 'accent' | 'danger';
  isPending: boolean;
  onSubmit: (values: { current_password: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for the current password before an action. Every error is shown in the field. */
export function PasswordDialog({ title, description, submitLabel, onSubmit, onClose, ...button }: PasswordDialogProps) {
  const { t } = useLingui();
  const texts = useSharedFormTexts();
  const errorText = useErrorText();
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const submit = async (values: FormData) => {
    setErrors(undefined);
    try {
      await onSubmit({ current_password: getFormText(values, 'current_password', { keepSpaces: true }) });
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
      setErrors(fieldErrors ?? { current_password: [errorText(error)] });
    }
  };
  return (
    <Dialog isOpen size="small" isDismissable={false} title={title} onClose={onClose}>
      <Stack gap="s6">
        <Text>{description}</Text>
        <Form
          onSubmit={submit}
          errors={errors}
          errorTitle={texts.errorTitle}
          isPending={button.isPending}
          aria-label={title}
        >
          <PasswordField
            name="current_password"
            label={t`Current password`}
            autoComplete="current-password"
            autoFocus
            maxLength={1000}
            {...texts.getRequiredProps(t`Current password`)}
            {...texts.passwordProps}
          />
          <Button type="submit" fullWidth {...button}>
            {submitLabel}
          </Button>
        </Form>
      </Stack>
    </Dialog>
  );
}
