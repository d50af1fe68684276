import { isAdmin, isFullAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { Role } from '../../db/tables.ts';
import { createForbiddenProblem, createNotFoundProblem, Problem } from '../../problems/problem.ts';
import type { AccountToDelete } from './deleteUser.repository.ts';
import { isFullAdminAccount } from './limitedAdmins.ts';
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

/** Throws if the platform would have no full admin after a change. */
export function requireRemainingAdmin(
  admins: UserRow[],
  { before, after }: { before: UserRow; after: UserRow | undefined },
  config: Config,
): void {
  const isFull = (account: UserRow) => isFullAdminAccount(account, config);
  if (!isFull(before) || (after && isFull(after))) return;
  if (!admins.some((admin) => admin.id !== before.id && isFull(admin))) throw new Problem(409, 'last_admin');
}

/** Throws if a user owns courses: neither a student nor a deleted account can. */
export function requireNoCourses(ownCoursesCount: number): void {
  if (ownCoursesCount > 0) throw new Problem(409, 'user_has_courses', { messageNumber: ownCoursesCount });
}

/** Throws if an account cannot be deleted: that of the last full admin, or of an owner of courses. */
export function requireDeletableAccount({ user, admins, ownCoursesCount }: AccountToDelete, config: Config): void {
  requireRemainingAdmin(admins, { before: user, after: undefined }, config);
  requireNoCourses(ownCoursesCount);
}
