import type { Session } from '@fanous/api-client/session';
import { useLingui } from '@lingui/react/macro';

/** What a role is called. */
export function useRoleName(): (role: Session['data']['role']) => string {
  const { t } = useLingui();
  return (role) => ({ admin: t`Admin`, teacher: t`Teacher`, user: t`Student` })[role];
}
