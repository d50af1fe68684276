import { PasswordField } from '@fanous/ui/forms/PasswordField';

export function SignInPassword() {
  return (
    <PasswordField
      name="password"
      label="كلمة المرور"
      autoComplete="current-password"
      showLabel="إظهار كلمة المرور"
      hideLabel="إخفاء كلمة المرور"
      isRequired
      requiredMessage="اكتب كلمة المرور."
    />
  );
}
