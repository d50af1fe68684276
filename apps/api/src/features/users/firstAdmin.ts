import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { adjustCounter } from '../../db/counters.ts';
import { findViolatedConstraint, runTransactionWithRetries } from '../../db/transaction.ts';
import { setAuditOperator } from '../audit/auditContext.ts';
import type { PasswordHasher } from '../auth/passwordHasher.ts';
import { unusablePasswordHash } from '../auth/passwordRules.ts';
import { findCredentialsByEmail, insertUser } from './users.repository.ts';

/** The account of the first admin. */
export interface FirstAdmin {
  name: string;
  email: string;
  password: string;
}

/** Creates an admin, unless an account with that e-mail exists. */
export async function createAdminUnlessEmailExists(
  db: Db,
  passwordHasher: PasswordHasher,
  admin: FirstAdmin,
): Promise<boolean> {
  if (await findCredentialsByEmail(db, admin.email)) return false;
  const password_hash = await passwordHasher.hash(admin.password);
  const { name, email } = admin;
  const account = { name, email, phone: null, role: 'admin' as const, password_hash };
  try {
    await runTransactionWithRetries(db, async (db) => {
      await setAuditOperator(db, 'create-admin');
      await insertUser(db, account);
    });
    return true;
  } catch (error) {
    // Another server has created it at the same time.
    if (findViolatedConstraint(error) === 'users_email_key') return false;
    throw error;
  }
}

/**
 * Creates the admin of a platform without admins, or returns why not. Of two parallel calls, even on two servers, the second
 * one waits and then finds the first one's admin.
 */
export async function createFirstAdmin(
  db: Db,
  passwordHasher: PasswordHasher,
  { name, email, password }: FirstAdmin,
  request: Pick<FastifyRequest, 'id' | 'ip'>,
): Promise<'created' | 'has_admin' | 'email_taken'> {
  const password_hash = await passwordHasher.hash(password);
  return runTransactionWithRetries(db, async (db) => {
    // Locks the counter that every new admin changes.
    await adjustCounter(db, 'users:admin', 0);
    if (await hasAdminWithPassword(db)) return 'has_admin';
    if (await findCredentialsByEmail(db, email)) return 'email_taken';
    await setAuditOperator(db, 'setup', request);
    await insertUser(db, { name, email, phone: null, role: 'admin', password_hash });
    return 'created';
  });
}

/** Whether the platform has an admin who can sign in: one with a password. */
export async function hasAdminWithPassword(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .where('role', '=', 'admin')
    .where('password_hash', '<>', unusablePasswordHash)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}
