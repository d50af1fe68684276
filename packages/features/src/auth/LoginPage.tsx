import { ApiError } from '@fanous/api-client/errors';
import { login } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Form } from '@fanous/ui/forms/Form';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { TextField } from '@fanous/ui/forms/TextField';
import { AuthLayout } from '@fanous/ui/layout/AuthLayout';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { useApp } from '../shared/app.ts';
import { PageTitle } from '../shared/PageTitle.tsx';
import { useAction } from '../shared/useAction.ts';
import { useNotice } from '../shared/useNotice.tsx';
import { readText } from './readText.ts';
import { useLoginFailure } from './useAuthFailure.ts';
import { useFieldWords } from './useFieldWords.ts';
import { useSignedIn, useStoppedAt } from './useSignedIn.ts';

/** Signing in. */
export function LoginPage() {
  const { t } = useLingui();
  const { hasExpired } = useApp();
  const words = useFieldWords();
  const failure = useLoginFailure();
  const notice = useNotice();
  const signedIn = useSignedIn(notice);
  const stoppedAt = useStoppedAt();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>();
  const action = useAction(login);

  async function submit(values: FormData) {
    setFieldErrors(undefined);
    try {
      const body = { email: readText(values, 'email'), password: readText(values, 'password', { asTyped: true }) };
      const answer = await action.mutateAsync({ body });
      signedIn(answer, (name) => ({ title: t`Welcome ${name}`, text: t`You are successfully logged in` }));
    } catch (error) {
      const onClose = () => setFieldErrors(error instanceof ApiError ? error.errors : undefined);
      notice.show({ tone: 'error', ...failure(error), action: t`TRY AGAIN`, onClose });
    }
  }

  return (
    <Container>
      <PageTitle page={t`Log in`} />
      <AuthLayout seed="fanous-login">
        <Stack gap="s3">
          <Heading level={1}>
            <Trans>Log in</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>Your courses and your quiz results are waiting for you.</Trans>
          </Text>
        </Stack>
        {hasExpired() && (
          <Banner tone="warning">
            <Trans>Your session has ended. Log in again to go on where you were.</Trans>
          </Banner>
        )}
        <Form
          onSubmit={(values) => void submit(values)}
          errorTitle={words.errorTitle}
          errors={fieldErrors}
          isPending={action.isPending}
        >
          <TextField
            name="email"
            type="email"
            size="large"
            label={t`Email`}
            autoComplete="username"
            maxLength={254}
            {...words.required(t`Email`)}
            invalidMessage={words.invalidEmail}
          />
          <PasswordField
            name="password"
            size="large"
            label={t`Password`}
            autoComplete="current-password"
            maxLength={128}
            {...words.required(t`Password`)}
            {...words.password}
          />
          <Button
            type="submit"
            tone="accent"
            size="large"
            fill
            isPending={action.isPending}
            pendingLabel={t`Logging in`}
          >
            <Trans>Log in</Trans>
          </Button>
        </Form>
        <Text>
          <Trans>
            No account yet? <Link href={paths.signup.to({ next: stoppedAt })}>Create account</Link>
          </Trans>
        </Text>
      </AuthLayout>
      {notice.dialog}
    </Container>
  );
}
