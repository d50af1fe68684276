import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useSession } from '../../shared/app/useSession.ts';

const lazyAccountMenu = lazyComponent('AccountMenu', () => import('./AccountMenu.tsx'));
const lazyNotifications = lazyComponent('Notifications', () => import('./Notifications.tsx'));

/** The account in the header: a sign-in link, or the notifications and the account menu. */
export function HeaderAccount() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session)
    return (
      <>
        <lazyNotifications.Component />
        <lazyAccountMenu.Component user={session.data} />
      </>
    );
  const currentPath = pathname + search;
  const isPlainEntry = currentPath === paths.home.to() || pathname === paths.login.pattern;
  return (
    <SignedOutOnly whenSignedIn="collapse">
      <ButtonLink href={paths.login.to({ next: isPlainEntry ? undefined : currentPath })} variant="outline">
        <Trans>Log in</Trans>
      </ButtonLink>
    </SignedOutOnly>
  );
}
