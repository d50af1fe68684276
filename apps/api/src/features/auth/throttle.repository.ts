import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../problems/problem.ts';
import type { AttemptLimits, AttemptLimit } from './attemptLimits.ts';

interface Count {
  count: number;
  resets_at: string;
}

// Stored as a hash, because people sometimes type passwords into the wrong field.
const toKey = ({ kind, subject }: AttemptLimit) =>
  `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Counts an attempt. Throws 429 above the limit. It counts before the check, so that many parallel attempts cannot all pass
 * below the limit. The count is in the database, so all servers share it.
 */
export async function countAttemptOrThrow(db: Db, limit: AttemptLimit): Promise<void> {
  const resetsAt = new Date(Date.now() + limit.windowSeconds * 1_000).toISOString();
  const { rows } = await sql<Count>`
    insert into throttles as t (key, count, resets_at) values (${toKey(limit)}, 1, ${resetsAt})
    on conflict (key) do update set
      count = case when t.resets_at <= now() then 1 else t.count + 1 end,
      resets_at = case when t.resets_at <= now() then excluded.resets_at else t.resets_at end
    returning count, resets_at
  `.execute(db);
  const [row] = rows;
  if (row && row.count > limit.maxAttempts) throw createTooManyProblem(row);
}

/**
 * Throws 429 if the limit is reached, without counting. For limits that many users share, where only failed attempts count.
 */
export async function requireBelowLimit(db: Db, limit: AttemptLimit): Promise<void> {
  const { rows } = await sql<Count>`
    select count, resets_at from throttles where key = ${toKey(limit)} and resets_at > now()
  `.execute(db);
  const [row] = rows;
  if (row && row.count >= limit.maxAttempts) throw createTooManyProblem(row);
}

/**
 * Counts an attempt and checks the password. Refunds the attempt if the check could not run, or if another limit was
 * reached.
 */
export async function withCountedAttempt(
  db: Db,
  { resetOnSuccess, refundOnSuccess }: AttemptLimits,
  verifyPassword: () => Promise<boolean>,
): Promise<boolean> {
  const counted: AttemptLimit[] = [];
  const refund = async (limits: readonly AttemptLimit[]) => {
    for (const limit of limits) await refundAttempt(db, limit);
  };
  try {
    for (const limit of [...resetOnSuccess, ...refundOnSuccess]) {
      await countAttemptOrThrow(db, limit);
      counted.push(limit);
    }
    if (!(await verifyPassword())) return false;
  } catch (error) {
    await refund(counted);
    throw error;
  }
  for (const limit of resetOnSuccess) await resetAttempts(db, limit);
  await refund(refundOnSuccess);
  return true;
}

/** Refunds a successful attempt. */
async function refundAttempt(db: Db, limit: AttemptLimit): Promise<void> {
  await db
    .updateTable('throttles')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', toKey(limit))
    .where('count', '>', 0)
    .execute();
}

/** Resets the count to zero. */
async function resetAttempts(db: Db, limit: AttemptLimit): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', toKey(limit)).execute();
}

/** Deletes counts whose window has ended. */
export async function deleteExpiredAttemptCounts(db: Db): Promise<void> {
  await db.deleteFrom('throttles').where('resets_at', '<', new Date().toISOString()).execute();
}

function createTooManyProblem({ resets_at }: Count): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(resets_at) - Date.now()) / 1_000));
  return new Problem(429, 'too_many_requests', { retryAfterSeconds });
}
