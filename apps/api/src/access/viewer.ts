import type { Role } from '../db/tables.ts';

/** Who asks: the account behind the token of a request. */
export interface Viewer {
  id: number;
  role: Role;
  /** An admin whom the operator listed in `LIMITED_ADMIN_EMAILS` (decision 6). */
  isLimited: boolean;
  sessionId: number;
}

/** An admin of either kind. */
export const isAdmin = ({ role }: Viewer): boolean => role === 'admin';

/** An admin without limits. */
export const isFullAdmin = ({ role, isLimited }: Viewer): boolean => role === 'admin' && !isLimited;

/** An admin whom the operator limited. */
export const isLimitedAdmin = ({ role, isLimited }: Viewer): boolean => role === 'admin' && isLimited;
