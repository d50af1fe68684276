import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '../src/db/database.ts';
import { openTestDatabase } from './support/database.ts';

// Connections that break while a request uses them. An error without a listener would end the server.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function readProcessId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db);
  return rows[0]?.id ?? 0;
}

const endConnection = (id: number) => sql`select pg_terminate_backend(${id}, 5000)`.execute(database.db);

test('a connection that breaks between two queries fails its transaction only', async () => {
  const work = database.db.transaction().execute(async (db) => {
    await endConnection(await readProcessId(db));
    await sql`select 1`.execute(db);
  });
  await expect(work).rejects.toThrow(/terminat|not queryable/);
  expect(await readProcessId(database.db)).toBeGreaterThan(0);
});

test('a connection that breaks during a query fails this query only', async () => {
  const work = database.db.transaction().execute(async (db) => {
    await Promise.all([sql`select pg_sleep(60)`.execute(db), readSleepingId().then(endConnection)]);
  });
  await expect(work).rejects.toThrow(/terminat|not queryable/);
  expect(await readProcessId(database.db)).toBeGreaterThan(0);
});

async function readSleepingId(): Promise<number> {
  const find = async () => {
    const { rows } = await sql<{ id: number }>`
      select pid as id from pg_stat_activity where datname = current_database() and query like 'select pg_sleep(60)%'
    `.execute(database.db);
    return rows[0]?.id;
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? 0;
}
