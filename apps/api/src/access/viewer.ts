import type { Role } from '../db/tables.ts';

/** The account that sent a request. */
export interface Viewer {
  id: number;
  role: Role;
  /** Whether this is an admin in `LIMITED_ADMIN_EMAILS` (decision 6). */
  isLimited: boolean;
  sessionId: number;
  /** Whether the operator requires two-step verification of the account, and it is not on. */
  mustTurnOnTwoStep: boolean;
}

/** Whether this is an admin, limited or not. */
export const isAdmin = ({ role }: Viewer): boolean => role === 'admin';

/** Whether this is an admin with all rights. */
export const isFullAdmin = ({ role, isLimited }: Viewer): boolean => role === 'admin' && !isLimited;

/** Whether this is an admin with limited rights. */
export const isLimitedAdmin = ({ role, isLimited }: Viewer): boolean => role === 'admin' && isLimited;
