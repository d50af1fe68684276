import { Heading } from '@fanous/ui/layout/Heading';
import { AuthLayout } from '@fanous/ui/shells/AuthLayout';

export function SignInPage() {
  return (
    <AuthLayout seed="sign-in">
      <Heading level={1}>تسجيل الدخول</Heading>
    </AuthLayout>
  );
}
