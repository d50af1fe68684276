import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A request of a user to delete the account. */
export type DeletionRequestRow = NonNullable<Awaited<ReturnType<typeof findDeletionRequest>>>;

/** Finds the request of an account: an open one, or the last one that was refused. */
export function findDeletionRequest(db: Db, userId: number) {
  return db
    .selectFrom('deletion_requests')
    .where('user_id', '=', userId)
    .select(['requested_at', 'refused_at', 'refusal_reason'])
    .executeTakeFirst();
}

/** Creates a request, or replaces a refused one. Returns false if one is open. */
export async function createDeletionRequest(db: Db, userId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('deletion_requests')
    .values({ user_id: userId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ requested_at: sql`now()`, refused_at: null, refusal_reason: null })
        .where('deletion_requests.refused_at', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Locks the open request of an account, so that no other admin decides on it meanwhile. Returns false if there is none. */
export async function lockOpenDeletionRequest(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('deletion_requests')
    .where('user_id', '=', userId)
    .where('refused_at', 'is', null)
    .select('user_id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the open request of an account. Returns false if there is none. */
export async function deleteOpenDeletionRequest(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deletion_requests')
    .where('user_id', '=', userId)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Refuses the open request of an account. Returns false if there is none. */
export async function refuseOpenDeletionRequest(db: Db, userId: number, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deletion_requests')
    .set({ refused_at: new Date().toISOString(), refusal_reason: reason })
    .where('user_id', '=', userId)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Finds which of these accounts have an open request, and since when. */
export async function findOpenDeletionRequests(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('deletion_requests')
    .where('user_id', 'in', userIds)
    .where('refused_at', 'is', null)
    .select(['user_id', 'requested_at'])
    .execute();
  return new Map(rows.map(({ user_id, requested_at }) => [user_id, requested_at]));
}
