import type { Db } from '../../db/database.ts';
import { deletePasswordResetLinkOfUser } from '../auth/passwordResetLinks.repository.ts';
import { deleteUserSessions, lockUserSessions } from '../auth/sessions.repository.ts';

/** Sets the password of an account, and ends its sessions and its reset link. Returns false if there is no such account. */
export async function setPassword(db: Db, userId: number, password_hash: string): Promise<boolean> {
  // Sessions before the account, as every change of rights does, to avoid deadlocks. Again afterwards: a sign-in may have been running.
  await lockUserSessions(db, userId);
  const user = await db.selectFrom('users').where('id', '=', userId).select('id').forUpdate().executeTakeFirst();
  if (!user) return false;
  await lockUserSessions(db, userId);
  await db
    .updateTable('users')
    .set({ password_hash, updated_at: new Date().toISOString() })
    .where('id', '=', userId)
    .execute();
  await deletePasswordResetLinkOfUser(db, userId);
  await deleteUserSessions(db, userId);
  return true;
}
