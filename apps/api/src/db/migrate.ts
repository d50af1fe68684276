import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { readFile, readdir } from 'node:fs/promises';
import { StartupError } from '../startupError.ts';
import type { Db } from './database.ts';
import { unlimitedTimeSql } from './namedStatements.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** Runs pending migrations, and calls `onMigrated` for each one. Servers that start together wait for each other. */
export async function runPendingMigrations(
  db: Db,
  onMigrated: (name: string) => void = () => undefined,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  for (const { migrationName, status } of results) if (status === 'Success') onMigrated(migrationName);
  if (!error) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : 'unknown reason';
  throw new StartupError(`The database could not be brought up to date${failed ? ` (${failed})` : ''}: ${reason}.`);
}

/** Reads which migrations this version knows, and which ones the database has. */
export async function readMigrationState(db: Db): Promise<{ known: string[]; applied: string[] }> {
  const migrations = await new Migrator({ db, provider: { getMigrations: readMigrations } }).getMigrations();
  return {
    known: migrations.map(({ name }) => name),
    applied: migrations.flatMap(({ name, executedAt }) => (executedAt ? [name] : [])),
  };
}

/** Runs the migrations up to this one, to restore the rows of an older version. */
export async function migrateDatabaseTo(db: Db, name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: readMigrations } }).migrateTo(name);
  if (error)
    throw new StartupError(
      `The database could not be migrated to ${name}: ${error instanceof Error ? error.message : 'unknown reason'}.`,
    );
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8');
    // Creating an index on a large table may take longer than the statement timeout.
    const step = sql.raw(`${unlimitedTimeSql};\n${text}`);
    return [file.replace(/\.sql$/, ''), { up: async (db) => void (await step.execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}
