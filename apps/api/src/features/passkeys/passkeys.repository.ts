import type { Db } from '../../db/database.ts';
import type { NewCredential } from './webAuthn.ts';

/** How many passkeys an account can have. */
export const maxPasskeys = 10;

/** Lists the passkeys of an account, without their keys. */
export const listPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .orderBy('id')
    .execute();

/** Lists the credentials of an account, so that its devices do not create a second one. */
export async function listCredentialIds(db: Db, userId: number): Promise<Buffer[]> {
  const rows = await db.selectFrom('passkeys').where('user_id', '=', userId).select('credential_id').execute();
  return rows.map(({ credential_id }) => credential_id);
}

/** A passkey with its account. */
export type PasskeyWithAccount = NonNullable<Awaited<ReturnType<typeof findPasskeyWithAccount>>>;

/** Finds the passkey of a credential, with its account. */
export const findPasskeyWithAccount = (db: Db, credentialId: Buffer) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .where('credential_id', '=', credentialId)
    .select(['passkeys.id', 'user_id', 'credential_id', 'public_key', 'sign_count', 'email', 'role', 'password_hash'])
    .executeTakeFirst();

/**
 * Adds a passkey to an account. Returns undefined if the account has the maximum. A credential that exists violates
 * `passkeys_credential_id_key`. The lock makes parallel calls wait for each other, so that they cannot exceed the maximum.
 */
export async function insertPasskey(
  db: Db,
  { userId, name, credential }: { userId: number; name: string; credential: NewCredential },
) {
  await db.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
  if ((await listPasskeys(db, userId)).length >= maxPasskeys) return undefined;
  return db
    .insertInto('passkeys')
    .values({ user_id: userId, name, ...credential })
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirstOrThrow();
}

/** Stores the counter of a use. Returns false if the passkey was deleted meanwhile, or used with this counter or a later one. */
export async function recordPasskeyUse(db: Db, id: number, signCount: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: new Date().toISOString() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('sign_count', '<', signCount), eb.and([eb('sign_count', '=', 0), eb.lit(signCount === 0)])]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Locks a passkey of an account. Returns its name, or undefined if the account has no such passkey. */
export async function lockPasskeyName(db: Db, userId: number, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .select('name')
    .forUpdate()
    .executeTakeFirst();
  return row?.name;
}

/** Renames a passkey. */
export async function renamePasskey(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
}

/** Deletes a passkey. */
export async function deletePasskey(db: Db, id: number): Promise<void> {
  await db.deleteFrom('passkeys').where('id', '=', id).execute();
}

/** Deletes all passkeys of an account. */
export async function deletePasskeysOfUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
