import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInMemoryDatabase } from '../../src/db/embedded.ts';
import { runPendingMigrations } from '../../src/db/migrate.ts';
import { openPostgresDatabase } from '../../src/db/postgres.ts';
import { createPostgresDatabase, testEngine } from './database.ts';

/**
 * Migrates one database before all test files, which open copies of it. Migrating a database for each file took longer than the tests
 * of many files. Two Vitest projects call this; the second one uses the database of the first.
 */
export default async function setUpDatabaseTemplate(): Promise<() => Promise<void>> {
  if (process.env['API_TEST_TEMPLATE']) return async () => {};
  return testEngine === 'postgres' ? createPostgresTemplate() : createEmbeddedTemplate();
}

async function createPostgresTemplate() {
  const { name, url, drop } = await createPostgresDatabase();
  const database = await openPostgresDatabase(url, 1);
  await runPendingMigrations(database.db);
  await database.close();
  process.env['API_TEST_TEMPLATE'] = name;
  return drop;
}

async function createEmbeddedTemplate() {
  const folder = await mkdtemp(join(tmpdir(), 'srv-template-'));
  const database = await openInMemoryDatabase();
  await runPendingMigrations(database.db);
  const file = join(folder, 'database.tar');
  await writeFile(file, await database.dump());
  await database.close();
  process.env['API_TEST_TEMPLATE'] = file;
  return () => rm(folder, { recursive: true });
}
