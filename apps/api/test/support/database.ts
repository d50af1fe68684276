import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Database } from '../../src/db/database.ts';
import { openInMemoryDatabase } from '../../src/db/embedded.ts';
import { openPostgresDatabase } from '../../src/db/postgres.ts';

/** The engine of this test run: `API_TEST_ENGINE=pglite|postgres`. */
export const testEngine = process.env['API_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

/** Opens an empty, migrated database for one test file: a copy of the template (databaseTemplate.ts). */
export async function openTestDatabase(): Promise<Database> {
  const template = process.env['API_TEST_TEMPLATE'];
  if (!template) throw new Error('Only Vitest creates the template of test databases.');
  return testEngine === 'postgres' ? openOwnPostgres(template) : openInMemoryDatabase(await readFile(template));
}

async function openOwnPostgres(template: string): Promise<Database> {
  const { url, drop } = await createPostgresDatabase(template);
  const database = await openPostgresDatabase(url, 10);
  return { ...database, close: () => database.close().then(drop) };
}

/** A database on the server of `TEST_DATABASE_URL`. `drop` deletes it. */
export interface PostgresDatabase {
  name: string;
  url: string;
  drop: () => Promise<void>;
}

/** Creates a database: an empty one, or a copy of a template that has no connections. */
export async function createPostgresDatabase(template = 'template0'): Promise<PostgresDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('API_TEST_ENGINE=postgres needs TEST_DATABASE_URL.');
  const name = `fanous_test_${randomBytes(6).toString('hex')}`;
  const runAsAdmin = async (statement: string) => {
    const client = new Client(server);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await runAsAdmin(`create database ${name} encoding 'UTF8' template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => runAsAdmin(`drop database ${name} with (force)`) };
}
