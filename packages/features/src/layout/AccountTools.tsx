import type { Session } from '@fanous/api-client/session';
import { AccountMenu } from './AccountMenu.tsx';
import { Notifications } from './Notifications.tsx';

/** What the header has for the signed-in visitor: what is new, and the account. */
export function AccountTools({ user }: { user: Session['data'] }) {
  return (
    <>
      <Notifications />
      <AccountMenu user={user} />
    </>
  );
}
