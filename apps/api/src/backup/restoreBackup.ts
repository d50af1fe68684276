import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { runPendingMigrations } from '../db/migrate.ts';
import { openDatabase } from '../prepare.ts';
import { getMediaType } from '../storage/fileTypes.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { FileStorage } from '../storage/storage.ts';
import { TemporaryFolder } from '../storage/temporaryFolder.ts';
import { BackupError } from './backupError.ts';
import type { BackupStore } from './backupStore.ts';
import { computeSha256, requireIntactFiles } from './checksums.ts';
import type { BackupStoredFile } from './manifest.ts';
import { openBackup } from './openBackup.ts';
import type { Backup } from './openBackup.ts';
import { requireEmptyDatabase, restoreRows } from './restoreRows.ts';

/** What a restore needs to know. */
export interface RestoreOptions {
  config: Config;
  /** The newest backup of it is restored. */
  store: BackupStore;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Restores a backup into an empty place. The rows come last, in one transaction: an interrupted restore leaves an empty
 * database, and the next call continues with the files that are missing.
 */
export async function restoreBackup({ config, store, onProgress }: RestoreOptions): Promise<Backup> {
  const backup = await openBackup(store);
  await requireIntactFiles(backup);
  const database = await openDatabase(config);
  try {
    await requireEmptyDatabase(database.db);
    await restoreFiles(config, backup, onProgress);
    await restoreRows(database.db, backup);
    await runPendingMigrations(database.db);
    // The rows are there. Without it, queries are slow until the database analyses the tables itself.
    await sql`analyze`.execute(database.db).catch(() => undefined);
    return backup;
  } finally {
    await database.close();
  }
}

async function restoreFiles(config: Config, { openFile, manifest }: Backup, onProgress: RestoreOptions['onProgress']) {
  const storage = await openStorage(config, undefined);
  if (!config.s3) await requireNoOtherFiles(join(config.dataDir, 'storage'), manifest.storedFiles);
  const temporary = new TemporaryFolder(config.dataDir);
  try {
    for (const [index, file] of manifest.storedFiles.entries()) {
      if (!(await hasRestoredFile(storage, file))) {
        // The storage moves the file, so give it a copy.
        const copy = temporary.createFilePath();
        await pipeline(await openFile(file.path), createWriteStream(copy, { mode: 0o600 }));
        await storage.storeFile(file.key, copy, getMediaType(file.key));
      }
      onProgress?.(index + 1, manifest.storedFiles.length);
    }
  } finally {
    temporary.deleteFolder();
  }
}

/** Whether an interrupted restore has stored the file already. */
async function hasRestoredFile(storage: FileStorage, { key, sha256 }: BackupStoredFile): Promise<boolean> {
  const found = await storage.openFile(key);
  if (!found) return false;
  if ((await computeSha256(found.stream)) === sha256) return true;
  throw new BackupError('storage_not_empty', key);
}

async function requireNoOtherFiles(folder: string, files: BackupStoredFile[]): Promise<void> {
  const keys = new Set(files.map(({ key }) => key));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const other = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .find((key) => !keys.has(key));
  if (other !== undefined) throw new BackupError('storage_not_empty', other);
}
