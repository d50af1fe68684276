import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../../src/db/database.ts';
import { openInMemoryDatabase } from '../../src/db/embedded.ts';
import { runPendingMigrations } from '../../src/db/migrate.ts';
import { openPostgresDatabase } from '../../src/db/postgres.ts';

/** The engine of this test run: `API_TEST_ENGINE=pglite|postgres`. */
export const testEngine = process.env['API_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

/** Opens an empty, migrated database for one test file. */
export async function openTestDatabase(): Promise<Database> {
  const database = testEngine === 'postgres' ? await openOwnPostgres() : await openInMemoryDatabase();
  await runPendingMigrations(database.db);
  return database;
}

async function openOwnPostgres(): Promise<Database> {
  const { url, drop } = await createPostgresDatabase();
  const database = await openPostgresDatabase(url, 10);
  return { ...database, close: () => database.close().then(drop) };
}

/** Creates a database on the server of `TEST_DATABASE_URL`. `drop` deletes it. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('API_TEST_ENGINE=postgres needs TEST_DATABASE_URL.');
  const name = `fanous_test_${randomBytes(6).toString('hex')}`;
  const runAsAdmin = async (statement: string) => {
    const client = new Client(server);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await runAsAdmin(`create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(`drop database ${name} with (force)`) };
}
