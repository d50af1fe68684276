import type { Db } from '../../db/database.ts';
import { createRecoveryCode, hashRecoveryCode, normalizeCode, recoveryCodeCount } from './codes.ts';

/** Whether an account uses two-step verification. */
export async function hasAuthenticator(db: Db, userId: number): Promise<boolean> {
  return (await findUsersWithAuthenticator(db, [userId])).has(userId);
}

/** Finds which of these accounts use two-step verification. */
export async function findUsersWithAuthenticator(db: Db, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db.selectFrom('authenticators').where('user_id', 'in', userIds).select('user_id').execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Finds when an authenticator was added, and how many recovery codes are left. */
export async function findAuthenticator(db: Db, userId: number) {
  return db
    .selectFrom('authenticators')
    .where('user_id', '=', userId)
    .select((eb) => [
      'created_at',
      eb
        .selectFrom('recovery_codes')
        .whereRef('recovery_codes.user_id', '=', 'authenticators.user_id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('recovery_codes_left'),
    ])
    .executeTakeFirst();
}

/** Adds an authenticator. Returns false if the account has one. */
export async function insertAuthenticator(
  db: Db,
  row: { user_id: number; secret: Buffer; last_step: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('authenticators')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes an authenticator with its recovery codes. Returns false if the account has none. */
export async function deleteAuthenticator(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Locks an authenticator until the transaction ends, so that no other request checks a code meanwhile. Returns its encrypted secret. */
export async function lockAuthenticator(db: Db, userId: number): Promise<{ secret: Buffer } | undefined> {
  return db.selectFrom('authenticators').where('user_id', '=', userId).select('secret').forUpdate().executeTakeFirst();
}

/** Stores the time step of a code. Returns false if this code, or a later one, was used before. */
export async function consumeTotpStep(db: Db, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes a recovery code, so that it works once. Returns false if the account does not have it. */
export async function consumeRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Counts the recovery codes that are left. */
export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return (await findAuthenticator(db, userId))?.recovery_codes_left ?? 0;
}

/** Creates recovery codes, which replace earlier ones. Only hashes are stored. */
export async function replaceRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(normalizeCode(code)) })))
    .execute();
  return codes;
}
