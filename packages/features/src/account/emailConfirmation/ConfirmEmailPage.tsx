import { confirmEmail } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Link } from '@fanous/ui/actions/Link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { findConfirmationFailure } from './confirmationFailure.ts';
import { FailedConfirmation } from './FailedConfirmation.tsx';

/** Confirms the e-mail of an account with a one-time link. The part after `#` is the secret: browsers send it to no server. */
export function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1);
  // Another link in the same tab starts again.
  return <ConfirmEmail key={token} token={token} />;
}

/** Confirms when the button is pressed. Opening the page changes nothing: mail scanners open links, too. */
function ConfirmEmail({ token }: { token: string }) {
  const { t } = useLingui();
  const session = useSession();
  const notice = useNotice();
  const errorText = useErrorText();
  const action = useAction(confirmEmail, { reauthenticates: false, invalidates: ['getUser'] });
  const failure = token === '' ? 'incomplete' : findConfirmationFailure(action.error);

  async function confirm(): Promise<void> {
    try {
      await action.mutateAsync({ body: { token } });
    } catch (error) {
      // The page shows what to do.
      if (findConfirmationFailure(error)) return;
      const texts = { title: t({ message: 'Error', context: 'email confirmation' }), description: errorText(error) };
      if (await notice.show({ tone: 'danger', ...texts, buttonLabel: t`Try Again`, isRetry: true })) await confirm();
      return;
    }
    await notice.show({
      tone: 'success',
      title: t`Your email is confirmed`,
      description: t`Messages about your account reach you at this address.`,
      buttonLabel: session ? t`Go To Home Page` : t`Log in`,
      next: { to: session ? paths.home.to() : paths.login.to(), replace: true },
    });
  }

  return (
    <>
      {failure ? (
        <FailedConfirmation failure={failure} autoFocus={token !== ''} />
      ) : (
        <AuthFrame
          seed="fanous-login"
          title={t`Confirm your email`}
          description={t`Press the button to confirm that the address of your account is yours.`}
          footer={
            <Link variant="standalone" href={paths.home.to()}>
              <Trans>Go To Home Page</Trans>
            </Link>
          }
        >
          <Button
            tone="accent"
            size="large"
            fullWidth
            isPending={action.isPending}
            pendingLabel={t`Confirming`}
            onPress={() => void confirm()}
          >
            <Trans>Confirm email</Trans>
          </Button>
        </AuthFrame>
      )}
      {notice.dialog}
    </>
  );
}
