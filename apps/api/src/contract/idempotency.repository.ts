import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** How long the same key gets the same response (decision 44). */
const lifetime = sql`interval '24 hours'`;

/** A call that was done before. */
export interface KeptCall {
  /** What identifies its path and body. */
  request: Buffer;
  response: Buffer | null;
}

/**
 * Takes a key for the transaction, or gives what it was used for. A transaction that holds the same key is waited for:
 * once it has committed, its response is found; once it has failed, the key is free.
 */
export async function takeKey(db: Db, id: Buffer, request: Buffer): Promise<KeptCall | undefined> {
  const { rows } = await sql`
    insert into idempotency_keys as k (id, request) values (${id}, ${request})
    on conflict (id) do update set request = excluded.request, answer = null, created_at = now()
      where k.created_at < now() - ${lifetime}
    returning id
  `.execute(db);
  return rows.length > 0 ? undefined : findKeptCall(db, id);
}

/** What a key was used for, when that is not too long ago. */
export function findKeptCall(db: Db, id: Buffer): Promise<KeptCall | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request', 'answer as response'])
    .where('id', '=', id)
    .where('created_at', '>=', sql<string>`now() - ${lifetime}`)
    .executeTakeFirst();
}

/** Stores the response of a call, in the transaction that did its work. */
export async function storeResponse(db: Db, id: Buffer, response: Buffer): Promise<void> {
  await db.updateTable('idempotency_keys').set({ answer: response }).where('id', '=', id).execute();
}

/** Removes what is older than its time. */
export async function deleteOldResponses(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - ${lifetime}`)
    .execute();
}
