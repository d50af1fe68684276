import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../problems/problem.ts';
import type { AttemptLimits, Limit } from './attemptLimits.ts';

interface Count {
  count: number;
  resets_at: string;
}

// People type passwords into the wrong field: what is counted is kept as a hash.
const keyOf = ({ kind, subject }: Limit) => `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Counts one more attempt, or refuses it with 429 and the wait. Counting comes first, so that a hundred attempts at once
 * cannot all slip in below the limit; it is in the database, so that it holds for all servers together.
 */
export async function takeAttempt(db: Db, limit: Limit): Promise<void> {
  const ends = new Date(Date.now() + limit.seconds * 1_000).toISOString();
  const { rows } = await sql<Count>`
    insert into throttles as t (key, count, resets_at) values (${keyOf(limit)}, 1, ${ends})
    on conflict (key) do update set
      count = case when t.resets_at <= now() then 1 else t.count + 1 end,
      resets_at = case when t.resets_at <= now() then excluded.resets_at else t.resets_at end
    returning count, resets_at
  `.execute(db);
  const [row] = rows;
  if (row && row.count > limit.max) throw tooMany(row);
}

/**
 * Refuses what comes once the limit is reached, without counting it: for limits that many share, where an attempt counts
 * only when it has failed.
 */
export async function enforceLimit(db: Db, limit: Limit): Promise<void> {
  const { rows } = await sql<Count>`
    select count, resets_at from throttles where key = ${keyOf(limit)} and resets_at > now()
  `.execute(db);
  const [row] = rows;
  if (row && row.count >= limit.max) throw tooMany(row);
}

/**
 * Checks a password, counted before anyone looks at it. The attempt is taken back when nobody could look, or when another
 * limit refused it: that was no wrong answer.
 */
export async function withCountedAttempt(
  db: Db,
  { own, shared }: AttemptLimits,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const counted: Limit[] = [];
  const refund = async (limits: readonly Limit[]) => {
    for (const limit of limits) await refundAttempt(db, limit);
  };
  try {
    for (const limit of [...own, ...shared]) {
      await takeAttempt(db, limit);
      counted.push(limit);
    }
    if (!(await check())) return false;
  } catch (error) {
    await refund(counted);
    throw error;
  }
  for (const limit of own) await forgetAttempts(db, limit);
  await refund(shared);
  return true;
}

/** Takes an attempt back that turned out to be fine. */
async function refundAttempt(db: Db, limit: Limit): Promise<void> {
  await db
    .updateTable('throttles')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(limit))
    .where('count', '>', 0)
    .execute();
}

/** Starts counting from zero again. */
async function forgetAttempts(db: Db, limit: Limit): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', keyOf(limit)).execute();
}

/** Removes counts whose window is over. */
export async function deleteOldAttempts(db: Db): Promise<void> {
  await db.deleteFrom('throttles').where('resets_at', '<', new Date().toISOString()).execute();
}

function tooMany({ resets_at }: Count): Problem {
  const retryAfter = Math.max(1, Math.ceil((Date.parse(resets_at) - Date.now()) / 1_000));
  return new Problem(429, 'too_many_requests', { retryAfter });
}
