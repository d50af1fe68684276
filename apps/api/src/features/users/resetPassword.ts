import type { Db } from '../../db/database.ts';
import { runTransactionWithRetries } from '../../db/transaction.ts';
import type { PasswordHasher } from '../auth/passwordHasher.ts';
import { deleteUserSessions, lockUserSessions } from '../auth/sessions.repository.ts';

/** Sets the password of an account for the operator, and ends its sessions. Returns false if there is no such account. */
export async function resetPassword(
  db: Db,
  passwordHasher: PasswordHasher,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const password_hash = await passwordHasher.hash(password);
  return runTransactionWithRetries(db, async (db) => {
    const user = await db.selectFrom('users').where('email', '=', email).select('id').forUpdate().executeTakeFirst();
    if (!user) return false;
    await lockUserSessions(db, user.id);
    await db
      .updateTable('users')
      .set({ password_hash, updated_at: new Date().toISOString() })
      .where('id', '=', user.id)
      .execute();
    await deleteUserSessions(db, user.id);
    return true;
  });
}
