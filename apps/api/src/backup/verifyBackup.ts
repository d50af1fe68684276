import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import { openUnlockedDatabase } from '../db/embedded.ts';
import { runPendingMigrations } from '../db/migrate.ts';
import { BackupError } from './backupError.ts';
import type { BackupStore } from './backupStore.ts';
import { requireIntactFiles } from './checksums.ts';
import type { BackupTable } from './manifest.ts';
import { openBackup } from './openBackup.ts';
import type { Backup } from './openBackup.ts';
import { readRows, runInSnapshot } from './readRows.ts';
import { restoreRows } from './restoreRows.ts';
import { listStoredFileKeys } from './storedFileKeys.ts';
import { describeTables } from './tables.ts';
import type { RowScope } from './tables.ts';

/**
 * Restores the rows of a backup into a temporary embedded database and compares counts and checksums. Stored files are compared
 * in the backup: a copy of them would need as much space again.
 */
export async function verifyBackup(
  store: BackupStore,
  onProgress?: (done: number, total: number) => void,
): Promise<Backup> {
  const backup = await openBackup(store);
  await requireIntactFiles(backup, onProgress);
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'fanous-verify-'));
  try {
    const database = await openUnlockedDatabase(join(temporaryFolder, 'database'));
    try {
      await restoreRows(database.db, backup);
      await requireEqualRows(database.db, backup);
      await runPendingMigrations(database.db);
    } finally {
      await database.close();
    }
    return backup;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

/** Throws if the rows of a database differ from those of the backup, or name a file that it lacks. */
export async function requireEqualRows(db: Db, { manifest }: Pick<Backup, 'manifest'>): Promise<void> {
  await runInSnapshot(db, async (db) => {
    await requireEqualTables(db, manifest.tables);
    const keys = new Set([...manifest.storedFiles.map(({ key }) => key), ...manifest.missingKeys]);
    const lacking = (await listStoredFileKeys(db)).find((key) => !keys.has(key));
    if (lacking !== undefined) throw new BackupError('file_not_in_backup', lacking);
  });
}

/** Throws if a table has another number of rows or another checksum. Needs a transaction. */
export async function requireEqualTables(db: Db, tables: BackupTable[], scope: RowScope = 'backup'): Promise<void> {
  for (const table of await describeTables(db, scope)) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const line of readRows(db, table)) {
      hash.update(line);
      rows += 1;
    }
    const expected = tables.find(({ name }) => name === table.name);
    if (rows !== expected?.rows || hash.digest('hex') !== expected.sha256)
      throw new BackupError('different_rows', table.name);
  }
}
