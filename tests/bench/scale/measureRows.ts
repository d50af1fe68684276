import { runPendingMigrations } from '../../../apps/api/src/db/migrate.ts';
import type { Db } from '../../../apps/api/src/db/database.ts';
import { openPostgresDatabase } from '../../../apps/api/src/db/postgres.ts';
import { runTransactionWithRetries } from '../../../apps/api/src/db/transaction.ts';
import { fillLargeDemo } from '../../../apps/api/src/demo/large/fillLarge.ts';
import { createPostgresDatabase } from '../../../apps/api/test/support/database.ts';
import { addSampleActivity } from './sampleActivity.ts';

const size = { users: 20_000, courses: 500, enrolments: 60_000, results: 60_000 };

/** Fills a temporary database, and returns the bytes of a row of each table, with its indexes. */
export async function measureBytesPerRow(tables: string[]): Promise<Map<string, number>> {
  const { url, drop } = await createPostgresDatabase();
  const database = await openPostgresDatabase(url, 2);
  try {
    await runPendingMigrations(database.db);
    await runTransactionWithRetries(database.db, (db: Db) => fillLargeDemo(db, size));
    await addSampleActivity(database.db);
    return new Map(
      await Promise.all(tables.map(async (table) => [table, await readTableBytes(database.db, table)] as const)),
    );
  } finally {
    await database.close();
    await drop();
  }
}

async function readTableBytes(db: Db, table: string): Promise<number> {
  const { bytes } = await db
    .selectNoFrom((query) => query.fn<number>('pg_total_relation_size', [query.val(table)]).as('bytes'))
    .executeTakeFirstOrThrow();
  const { rows } = await db
    .selectFrom(table as 'users')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return bytes / rows;
}
