import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../../src/db/database.ts';

/**
 * Waits until this many connections wait for a lock. Call it outside of the transaction that holds the lock: inside, the
 * first snapshot of `pg_stat_activity` does not change.
 */
export async function waitForBlockedConnections(db: Db, expected = 1): Promise<void> {
  const countBlocked = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return rows[0]?.count;
  };
  await vi.waitFor(async () => expect(await countBlocked()).toBe(expected), { timeout: 20_000, interval: 20 });
}
