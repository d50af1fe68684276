import type { Db } from '../../db/database.ts';
import { runTransactionWithRetries } from '../../db/transaction.ts';
import { setAuditOperator } from '../audit/auditContext.ts';
import type { PasswordHasher } from '../auth/passwordHasher.ts';
import { lockAccount, setPassword } from './setPassword.ts';

/** Sets the password of an account for the operator, and ends its sessions. Returns false if there is no such account. */
export async function resetPasswordByEmail(
  db: Db,
  passwordHasher: PasswordHasher,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const password_hash = await passwordHasher.hash(password);
  return runTransactionWithRetries(db, async (db) => {
    const user = await db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst();
    if (!user || !(await lockAccount(db, user.id))) return false;
    await setAuditOperator(db, 'reset-password');
    await setPassword(db, user.id, password_hash);
    return true;
  });
}
