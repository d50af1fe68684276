import type { Db } from '../../db/database.ts';
import { adjustCounter } from '../../db/counters.ts';
import { brokenConstraint, transaction } from '../../db/transaction.ts';
import type { Passwords } from '../auth/passwords.ts';
import { noPassword } from '../auth/passwordRules.ts';
import { findCredentials, insertUser } from './users.repository.ts';

/** An account to be made before anyone can sign in. */
export interface FirstAdmin {
  name: string;
  email: string;
  password: string;
}

/** Makes an admin, unless there is an account with that e-mail. */
export async function ensureAdmin(db: Db, passwords: Passwords, admin: FirstAdmin): Promise<boolean> {
  if (await findCredentials(db, admin.email)) return false;
  const password_hash = await passwords.hash(admin.password);
  const { name, email } = admin;
  const account = { name, email, phone: null, role: 'admin' as const, password_hash };
  try {
    await transaction(db, (db) => insertUser(db, account));
    return true;
  } catch (error) {
    // A server that starts at the same time was first.
    if (brokenConstraint(error) === 'users_email_key') return false;
    throw error;
  }
}

/**
 * Makes the admin of a platform that has none; says what is in the way otherwise. Of two that come at once, also to two
 * servers, the second waits and then finds the first.
 */
export async function createOnlyAdmin(
  db: Db,
  passwords: Passwords,
  { name, email, password }: FirstAdmin,
): Promise<'created' | 'has_admin' | 'email_taken'> {
  const password_hash = await passwords.hash(password);
  return transaction(db, async (db) => {
    // Locks the row that every new admin is counted in.
    await adjustCounter(db, 'users:admin', 0);
    if (await hasAdmin(db)) return 'has_admin';
    if (await findCredentials(db, email)) return 'email_taken';
    await insertUser(db, { name, email, phone: null, role: 'admin', password_hash });
    return 'created';
  });
}

/** Whether anyone can look after the platform: an admin without a password cannot sign in. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('password_hash', '<>', noPassword)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}
