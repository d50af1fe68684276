import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** How long a key is valid (decision 44). */
const keyLifetime = sql`interval '24 hours'`;

/** An earlier call with the same key. */
export interface EarlierCall {
  /** The signature of its path and body. */
  requestSignature: Buffer;
  response: Buffer | null;
}

/**
 * Claims a key for the transaction, or returns the earlier call with it. Waits for another transaction with the same key:
 * after its commit the response is found; after its rollback the key is free.
 */
export async function lockIdempotencyKey(
  db: Db,
  id: Buffer,
  requestSignature: Buffer,
): Promise<EarlierCall | undefined> {
  const { rows } = await sql`
    insert into idempotency_keys as k (id, request) values (${id}, ${requestSignature})
    on conflict (id) do update set request = excluded.request, answer = null, created_at = now()
      where k.created_at < now() - ${keyLifetime}
    returning id
  `.execute(db);
  return rows.length > 0 ? undefined : findEarlierCall(db, id);
}

/** Finds the earlier call with a key, if the key is still valid. */
export function findEarlierCall(db: Db, id: Buffer): Promise<EarlierCall | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request as requestSignature', 'answer as response'])
    .where('id', '=', id)
    .where('created_at', '>=', sql<string>`now() - ${keyLifetime}`)
    .executeTakeFirst();
}

/** Stores the response of a call, in the transaction of the call. */
export async function storeEncryptedResponse(db: Db, id: Buffer, encryptedResponse: Buffer): Promise<void> {
  await db.updateTable('idempotency_keys').set({ answer: encryptedResponse }).where('id', '=', id).execute();
}

/** Deletes expired keys. */
export async function deleteExpiredIdempotencyKeys(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - ${keyLifetime}`)
    .execute();
}
