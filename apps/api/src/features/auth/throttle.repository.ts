import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AttemptLimits, AttemptLimit } from './attemptLimits.ts';
import { createTooManyAttemptsProblem, toLimitKey } from './refusedAttempts.ts';

/** The counts in the database, and the limits that were reached a moment ago. */
type AttemptCounts = Pick<FastifyInstance, 'db' | 'refusedAttempts'>;

interface Count {
  count: number;
  resets_at: string;
}

/**
 * Counts an attempt. Throws 429 above the limit. It counts before the check, so that many parallel attempts cannot all pass
 * below the limit. The count is in the database, so all servers share it.
 */
export async function countAttemptOrThrow(counts: AttemptCounts, limit: AttemptLimit): Promise<void> {
  counts.refusedAttempts.throwIfRemembered([limit]);
  const resetsAt = new Date(Date.now() + limit.windowSeconds * 1_000).toISOString();
  const { rows } = await sql<Count>`
    insert into throttles as t (key, count, resets_at) values (${toLimitKey(limit)}, 1, ${resetsAt})
    on conflict (key) do update set
      count = case when t.resets_at <= now() then 1 else t.count + 1 end,
      resets_at = case when t.resets_at <= now() then excluded.resets_at else t.resets_at end
    returning count, resets_at
  `.execute(counts.db);
  const [row] = rows;
  if (row && row.count > limit.maxAttempts) throw refuse(counts, limit, row);
}

/**
 * Throws 429 if the limit is reached, without counting. For limits that many users share, where only failed attempts count.
 */
export async function requireBelowLimit(counts: AttemptCounts, limit: AttemptLimit): Promise<void> {
  counts.refusedAttempts.throwIfRemembered([limit]);
  const { rows } = await sql<Count>`
    select count, resets_at from throttles where key = ${toLimitKey(limit)} and resets_at > now()
  `.execute(counts.db);
  const [row] = rows;
  if (row && row.count >= limit.maxAttempts) throw refuse(counts, limit, row);
}

function refuse({ refusedAttempts }: AttemptCounts, limit: AttemptLimit, { resets_at }: Count) {
  refusedAttempts.remember(limit, resets_at);
  return createTooManyAttemptsProblem(resets_at);
}

/**
 * Counts an attempt and runs the check of the password or code. Refunds the attempt if the check could not run, or if another limit was
 * reached.
 */
export async function withCountedAttempt(
  counts: AttemptCounts,
  { resetOnSuccess, refundOnSuccess }: AttemptLimits,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const counted: AttemptLimit[] = [];
  const refund = async (limits: readonly AttemptLimit[]) => {
    for (const limit of limits) await refundAttempt(counts, limit);
  };
  const limits = [...resetOnSuccess, ...refundOnSuccess];
  // Before the first limit is counted: it would have to be refunded.
  counts.refusedAttempts.throwIfRemembered(limits);
  try {
    for (const limit of limits) {
      await countAttemptOrThrow(counts, limit);
      counted.push(limit);
    }
    if (!(await verify())) return false;
  } catch (error) {
    await refund(counted);
    throw error;
  }
  for (const limit of resetOnSuccess) await resetAttempts(counts, limit);
  await refund(refundOnSuccess);
  return true;
}

/** Refunds a successful attempt. */
async function refundAttempt({ db, refusedAttempts }: AttemptCounts, limit: AttemptLimit): Promise<void> {
  await db
    .updateTable('throttles')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', toLimitKey(limit))
    .where('count', '>', 0)
    .execute();
  refusedAttempts.forget(limit);
}

/** Resets the count to zero. */
async function resetAttempts({ db, refusedAttempts }: AttemptCounts, limit: AttemptLimit): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', toLimitKey(limit)).execute();
  refusedAttempts.forget(limit);
}

/** Deletes counts whose window has ended. */
export async function deleteExpiredAttemptCounts(db: Db): Promise<void> {
  await db.deleteFrom('throttles').where('resets_at', '<', new Date().toISOString()).execute();
}
