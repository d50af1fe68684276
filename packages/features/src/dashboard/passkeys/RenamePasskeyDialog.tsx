import { ApiError } from '@fanous/api-client/errors';
import { renamePasskey } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Form } from '@fanous/ui/forms/Form';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { PasskeyNameField } from './PasskeyNameField.tsx';
import type { PasskeyRow } from './usePasskeyColumns.tsx';

interface RenamePasskeyDialogProps {
  passkey: PasskeyRow;
  onClose: () => void;
}

/** Renames a passkey. Every error is shown in the field. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const { t } = useLingui();
  const texts = useSharedFormTexts();
  const errorText = useErrorText();
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const action = useAction(renamePasskey, {
    invalidates: ['listMyPasskeys'],
    successToast: () => ({ title: t`The passkey was renamed` }),
  });

  async function submit(values: FormData) {
    setErrors(undefined);
    try {
      await action.mutateAsync({ path: { id }, body: { name: getFormText(values, 'name') } });
      onClose();
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : undefined;
      setErrors(fieldErrors ?? { name: [errorText(error)] });
    }
  }

  return (
    <Dialog isOpen size="small" isDismissable={false} title={t`Rename the passkey`} onClose={onClose}>
      <Form
        onSubmit={submit}
        errors={errors}
        errorTitle={texts.errorTitle}
        isPending={action.isPending}
        aria-label={t`Rename the passkey`}
      >
        <PasskeyNameField defaultValue={name} />
        <Button type="submit" tone="accent" fullWidth isPending={action.isPending} pendingLabel={t`Saving`}>
          <Trans>Save</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}
