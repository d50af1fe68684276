import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { findControlServer } from '../control/controlClient.ts';
import type { Database, Db } from '../db/database.ts';
import { openEmbeddedDatabase } from '../db/embedded.ts';
import { runPendingMigrations } from '../db/migrate.ts';
import { openPostgresDatabase } from '../db/postgres.ts';
import { TemporaryFolder } from '../storage/temporaryFolder.ts';
import { BackupError } from './backupError.ts';
import { dumpRows } from './dumpRows.ts';
import type { RowDump } from './dumpRows.ts';
import { FolderWriter } from './folderBackupStore.ts';
import { runInSnapshot } from './readRows.ts';
import { requireEmptyDatabase, restoreRows } from './restoreRows.ts';
import { requireEqualTables } from './verifyBackup.ts';

/** What a move needs to know. */
export interface MoveOptions {
  config: Config;
  databaseUrl: string;
  onProgress: (done: number, total: number) => void;
}

/** What was moved. */
export interface MovedRows {
  tables: { name: string; rows: number; sha256: string }[];
  /** Whether an earlier call had written the rows. */
  wasMovedBefore: boolean;
}

/**
 * Copies all rows of the embedded database to the empty database of `DATABASE_URL`: those of a backup, and also sessions, secrets and
 * unfinished uploads, because the platform stays the same. The rows are compared before the transaction ends, so an interrupted move
 * leaves an empty database. The embedded database is only read.
 */
export async function moveToPostgres({ config, databaseUrl, onProgress }: MoveOptions): Promise<MovedRows> {
  const source = await openDatabaseOfStoppedServer(config.dataDir);
  try {
    const target = await openPostgresDatabase(databaseUrl, 2);
    try {
      return await moveRows(source.db, target.db, config.dataDir, onProgress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Opens the embedded database while no server runs: what a server writes during the move would be lost. */
async function openDatabaseOfStoppedServer(dataDir: string): Promise<Database> {
  const files = await readdir(join(dataDir, 'database')).catch(() => []);
  if (files.length === 0) throw new BackupError('no_embedded_database', dataDir);
  if (await findControlServer(dataDir)) throw new BackupError('server_running', dataDir);
  return openEmbeddedDatabase(dataDir, () => undefined);
}

async function moveRows(source: Db, target: Db, dataDir: string, onProgress: MoveOptions['onProgress']) {
  const notEmptyError = await findNotEmptyError(target);
  const temporary = new TemporaryFolder(dataDir);
  try {
    const writer = new FolderWriter(temporary.path);
    const dump = await runInSnapshot(source, (db) => dumpRows(db, writer, 'all', onProgress));
    const checkRows = (db: Db) => requireEqualTables(db, dump.tables, 'all');
    if (notEmptyError && !(await hasEqualRows(target, checkRows))) throw notEmptyError;
    if (!notEmptyError) {
      const openFile = async (path: string) => createReadStream(join(temporary.path, path));
      await restoreRows(target, { manifest: dump, openFile, onProgress, checkRows });
    }
    await runPendingMigrations(target);
    // The rows are there. Without it, queries are slow until the database analyses the tables itself.
    await sql`analyze`.execute(target).catch(() => undefined);
    return { tables: toTableSummaries(dump), wasMovedBefore: notEmptyError !== undefined };
  } finally {
    temporary.deleteFolder();
  }
}

async function findNotEmptyError(db: Db): Promise<BackupError | undefined> {
  try {
    await requireEmptyDatabase(db);
    return undefined;
  } catch (error) {
    if (error instanceof BackupError) return error;
    throw error;
  }
}

/** Whether an earlier move, which was interrupted at its end, has written the rows. */
async function hasEqualRows(db: Db, checkRows: (db: Db) => Promise<void>): Promise<boolean> {
  try {
    await runInSnapshot(db, checkRows);
    return true;
  } catch (error) {
    if (error instanceof BackupError) return false;
    throw error;
  }
}

const toTableSummaries = ({ tables }: RowDump) => tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 }));
