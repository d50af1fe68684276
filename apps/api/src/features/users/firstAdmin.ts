import type { Db } from '../../db/database.ts';
import { brokenConstraint, transaction } from '../../db/transaction.ts';
import type { Passwords } from '../auth/passwords.ts';
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

/** Whether anyone can look after the platform. */
export async function hasAdmin(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('users').where('role', '=', 'admin').select('id').limit(1).executeTakeFirst()) !== undefined
  );
}
