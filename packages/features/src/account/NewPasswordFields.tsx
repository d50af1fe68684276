import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { useLingui } from '@lingui/react/macro';
import { useAccountFormProps } from './useAccountFormProps.ts';
import { useNewPasswordProps } from './useNewPasswordProps.ts';

/** The required fields for a new password and its confirmation, on the pages outside of the dashboard. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useLingui();
  const { getRequiredProps } = useAccountFormProps();
  const newPasswordProps = useNewPasswordProps();
  return (
    <>
      <PasswordField
        name="password"
        size="large"
        label={label}
        {...newPasswordProps.password}
        {...getRequiredProps(label)}
      />
      <PasswordField
        name="password_confirmation"
        size="large"
        label={t`Confirm password`}
        {...newPasswordProps.confirmation}
        {...getRequiredProps(t`Confirm password`)}
      />
    </>
  );
}
