import { OtpField } from '@fanous/ui/forms/OtpField';

export function VerificationCode() {
  return (
    <OtpField
      name="code"
      label="رمز التحقق"
      description="أرسلنا رمزًا من 6 أرقام إلى هاتفك."
      incompleteMessage="اكتب الأرقام الستة كلها."
      onComplete={(code) => console.log(code)}
    />
  );
}
