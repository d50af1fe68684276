import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useSession } from '../../shared/app/useSession.ts';

const account = lazyComponent('AccountMenu', () => import('./AccountMenu.tsx'));
const notifications = lazyComponent('Notifications', () => import('./Notifications.tsx'));

/** Who one is, in the header: the way in, or what is new and the account. */
export function AccountBox() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session)
    return (
      <>
        <notifications.Component />
        <account.Component user={session.data} />
      </>
    );
  const here = pathname + search;
  const isPlainEntry = here === paths.home.to() || pathname === paths.login.pattern;
  return (
    <SignedOutOnly whenSignedIn="collapse">
      <ButtonLink href={paths.login.to({ next: isPlainEntry ? undefined : here })} variant="outline">
        <Trans>Log in</Trans>
      </ButtonLink>
    </SignedOutOnly>
  );
}
