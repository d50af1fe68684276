import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { useLingui } from '@lingui/react/macro';

/** The field `current_password` of a form. */
export function CurrentPasswordField() {
  const { t } = useLingui();
  return (
    <PasswordField
      name="current_password"
      label={t`Current password`}
      autoComplete="current-password"
      maxLength={1000}
      isRequired
      requiredMessage={t`Current password is required`}
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      capsLockLabel={t`Caps Lock is on`}
    />
  );
}
