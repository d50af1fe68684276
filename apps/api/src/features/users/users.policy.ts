import { isAdmin, isFullAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import type { Role } from '../../db/tables.ts';
import { createForbiddenProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { findUser, type UserRow } from './users.repository.ts';

/** Requires the user or an admin. A teacher sees students only in their own courses. */
export function requireSelfOrAdmin(viewer: Viewer, userId: number): void {
  if (viewer.id !== userId && !isAdmin(viewer)) throw createForbiddenProblem();
}

/** Limited admins may not manage any admin, including themselves: the user who sets a password controls the account. */
export function requireCanManageAccount(viewer: Viewer, account: { role: Role }): void {
  if (!isFullAdmin(viewer) && account.role === 'admin') throw createForbiddenProblem();
}

/** Finds an account that the viewer may manage. */
export async function requireManagedUser(db: Db, viewer: Viewer, id: number): Promise<UserRow> {
  const account = await findUser(db, id);
  if (!account) throw createNotFoundProblem();
  requireCanManageAccount(viewer, account);
  return account;
}

/** Requires a full admin to create an admin or to change a role. */
export function requireCanAssignRole(viewer: Viewer, role: Role, currentRole?: Role): void {
  if (isFullAdmin(viewer) || role === currentRole) return;
  if (role === 'admin' || currentRole !== undefined) throw createForbiddenProblem();
}
