import { isAdmin, isFullAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Role } from '../../db/tables.ts';
import { forbidden } from '../../problems/problem.ts';

/** Oneself, and admins of both kinds. A teacher sees students through the own courses only. */
export function requireSelf(viewer: Viewer, userId: number): void {
  if (viewer.id !== userId && !isAdmin(viewer)) throw forbidden();
}

/** Limited admins leave every admin alone, each other and themselves included: who sets a password has the account. */
export function requireCanManage(viewer: Viewer, account: { role: Role }): void {
  if (!isFullAdmin(viewer) && account.role === 'admin') throw forbidden();
}

/** Only full admins make admins, or change what an account is. */
export function requireCanAssignRole(viewer: Viewer, role: Role, from?: Role): void {
  if (isFullAdmin(viewer) || role === from) return;
  if (role === 'admin' || from !== undefined) throw forbidden();
}
