import type { Db } from '../../db/database.ts';
import { deletePasswordResetLinksOfUser } from '../auth/passwordResetLinks.repository.ts';
import { deleteUserSessions, lockUserSessions } from '../auth/sessions.repository.ts';
import { deletePasskeysOfUser } from '../passkeys/passkeys.repository.ts';

/**
 * Locks an account and its sessions. Returns false if there is no such account. Sessions come before the account, as in every change
 * of rights, to avoid deadlocks. They are locked again afterwards, because a sign-in may have added one meanwhile.
 */
export async function lockAccount(db: Db, userId: number): Promise<boolean> {
  await lockUserSessions(db, userId);
  const user = await db.selectFrom('users').where('id', '=', userId).select('id').forUpdate().executeTakeFirst();
  await lockUserSessions(db, userId);
  return user !== undefined;
}

/** Keeps an account from changing until the end of the transaction. */
export async function lockAccountForShare(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').where('id', '=', userId).select('id').forShare().execute();
}

/**
 * Sets the password of a locked account for someone who did not know the earlier one. Ends its sessions and its password reset links, and
 * deletes its passkeys: a stranger could have added one.
 */
export async function setPassword(db: Db, userId: number, password_hash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash, updated_at: new Date().toISOString() })
    .where('id', '=', userId)
    .execute();
  await deletePasswordResetLinksOfUser(db, userId);
  await deletePasskeysOfUser(db, userId);
  await deleteUserSessions(db, userId);
}
