import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../src/db/database.ts';

/** Expects that `notification_counts`, which triggers adjust, equals the counted notifications. */
export async function expectCorrectNotificationCounts(db: Db): Promise<void> {
  const stored = await sql`
    select user_id, total, unread from notification_counts where total <> 0 or unread <> 0 order by user_id
  `.execute(db);
  const counted = await sql`
    select user_id, count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
    from notifications group by user_id order by user_id
  `.execute(db);
  expect(stored.rows).toEqual(counted.rows);
}
