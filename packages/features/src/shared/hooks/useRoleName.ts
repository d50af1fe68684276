import type { Session } from '@fanous/api-client/session';
import { useLingui } from '@lingui/react/macro';

/** Returns the name of a role in the language of the page. */
export function useRoleName(): (role: Session['data']['role']) => string {
  const { t } = useLingui();
  return (role) => ({ admin: t`Admin`, teacher: t`Teacher`, user: t`Student` })[role];
}
