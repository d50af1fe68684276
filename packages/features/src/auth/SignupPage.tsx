import { ApiError } from '@fanous/api-client/errors';
import { getSettingsQuery, register } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Form } from '@fanous/ui/forms/Form';
import { PasswordField } from '@fanous/ui/forms/PasswordField';
import { TextField } from '@fanous/ui/forms/TextField';
import { AuthLayout } from '@fanous/ui/layout/AuthLayout';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { useApp } from '../shared/app.ts';
import { PageTitle } from '../shared/PageTitle.tsx';
import { useAction } from '../shared/useAction.ts';
import { useNotice } from '../shared/useNotice.tsx';
import { readText } from './readText.ts';
import { isPhone } from '../shared/phone.ts';
import { useSignupFailure } from './useAuthFailure.ts';
import { useFieldWords } from './useFieldWords.ts';
import { useSignedIn, useStoppedAt } from './useSignedIn.ts';

// What the operator has not set, or the network has not brought yet (decision 31).
const usualShortest = 8;

/** Making an account. */
export function SignupPage() {
  const { t } = useLingui();
  const words = useFieldWords();
  const failure = useSignupFailure();
  const notice = useNotice();
  const signedIn = useSignedIn(notice);
  const stoppedAt = useStoppedAt();
  const settings = useQuery(getSettingsQuery(useApp().api));
  const shortest = settings.data?.limits.password_min ?? usualShortest;
  const atLeast = t`${plural(shortest, { one: 'At least # character', other: 'At least # characters' })}`;
  const password = useRef<HTMLInputElement>(null);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>();
  const action = useAction(register);

  async function submit(values: FormData) {
    setFieldErrors(undefined);
    try {
      const phone = readText(values, 'phone');
      const answer = await action.mutateAsync({
        body: {
          name: readText(values, 'name'),
          email: readText(values, 'email'),
          password: readText(values, 'password', { asTyped: true }),
          password_confirmation: readText(values, 'password_confirmation', { asTyped: true }),
          ...(phone === '' ? {} : { phone }),
        },
      });
      signedIn(answer, () => ({ title: t`Success`, text: t`Registration successful` }));
    } catch (error) {
      const onClose = () => setFieldErrors(error instanceof ApiError ? error.errors : undefined);
      notice.show({ tone: 'error', ...failure(error), action: t`Try Again`, onClose });
    }
  }

  return (
    <Container>
      <PageTitle page={t`Create account`} />
      <AuthLayout seed="fanous-signup" categoryId={2}>
        <Stack gap="s3">
          <Heading level={1}>
            <Trans>Create account</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>One account for all your courses, quizzes and results.</Trans>
          </Text>
        </Stack>
        <Form
          onSubmit={(values) => void submit(values)}
          errorTitle={words.errorTitle}
          errors={fieldErrors}
          isPending={action.isPending}
        >
          <TextField
            name="name"
            size="large"
            label={t`Full name`}
            autoComplete="name"
            maxLength={200}
            {...words.required(t`Full name`)}
          />
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
          <TextField
            name="phone"
            type="tel"
            size="large"
            label={t`Phone`}
            optionalLabel={t`(optional)`}
            autoComplete="tel"
            maxLength={32}
            validate={(value) => (isPhone(value) ? null : t`Enter a phone number of 7 to 15 digits`)}
          />
          <PasswordField
            name="password"
            size="large"
            ref={password}
            label={t`Password`}
            description={atLeast}
            autoComplete="new-password"
            maxLength={128}
            validate={(value) => (value.length < shortest ? atLeast : null)}
            {...words.required(t`Password`)}
            {...words.password}
          />
          <PasswordField
            name="password_confirmation"
            size="large"
            label={t`Confirm password`}
            autoComplete="new-password"
            maxLength={128}
            validate={(value) => (value === password.current?.value ? null : t`Passwords do not match`)}
            {...words.required(t`Confirm password`)}
            {...words.password}
          />
          <Button
            type="submit"
            tone="accent"
            size="large"
            fill
            isPending={action.isPending}
            pendingLabel={t`Creating your account`}
          >
            <Trans>Create account</Trans>
          </Button>
        </Form>
        <Text>
          <Trans>
            Have an account already? <Link href={paths.login.to({ next: stoppedAt })}>Log in</Link>
          </Trans>
        </Text>
      </AuthLayout>
      {notice.dialog}
    </Container>
  );
}
