import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { sendSignal } from '../../db/sendSignal.ts';
import type { Role } from '../../db/tables.ts';
import { runTransactionWithRetries } from '../../db/transaction.ts';
import { Problem } from '../../problems/problem.ts';
import { lockAccount } from '../users/setPassword.ts';
import { findUser } from '../users/users.repository.ts';
import { createSessionIfPasswordUnchanged, selectActiveSessions } from './sessions.repository.ts';
import type { SessionDevice } from './sessions.repository.ts';
import { recordUserDevice } from './userDevices.repository.ts';

/** An account whose password or passkey was correct. */
interface Account {
  id: number;
  role: Role;
  password_hash: string;
}

/**
 * Creates a session after a correct password or passkey, and ends sessions of a student above the operator's limit. Throws 401 if
 * `confirmInTransaction` returns false, or if the password was changed or the account deleted in the meantime.
 */
export function signIn(
  db: Db,
  account: Account,
  device: SessionDevice,
  config: Config,
  confirmInTransaction: (db: Db) => Promise<boolean> = async () => true,
) {
  return runTransactionWithRetries(db, async (db) => {
    if (account.role === 'user' && config.session.maxStudentDevices !== undefined) {
      // Without the lock, two sign-ins at the same moment would both leave the session of the other.
      await lockAccount(db, account.id);
      await endSessionsAboveLimit(db, account, device, config.session.maxStudentDevices - 1, config);
    }
    const access_token = await createSessionIfPasswordUnchanged(db, account, device);
    const user = await findUser(db, account.id);
    // Ends the transaction: then no other device was signed out.
    if (access_token === undefined || !user || !(await confirmInTransaction(db)))
      throw new Problem(401, 'wrong_credentials');
    return { access_token, user, isNewDevice: await recordUserDevice(db, account.id, device) };
  });
}

/** Ends all sessions of an account except the most recently used ones. Earlier sessions of the same device end in any case. */
async function endSessionsAboveLimit(
  db: Db,
  { id, role }: Account,
  { device_id }: SessionDevice,
  maxRemaining: number,
  config: Config,
): Promise<void> {
  const remaining = await selectActiveSessions(db, { id, role }, config)
    .where('device_id', '<>', device_id)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .limit(maxRemaining)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .$if(remaining.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        remaining.map(({ id }) => id),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await sendSignal(db, { about: 'sessions', id });
}
