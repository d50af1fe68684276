import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { findControlServer } from '../control/controlClient.ts';
import type { Database } from '../db/database.ts';
import { openEmbeddedDatabase, openUnlockedDatabase } from '../db/embedded.ts';
import { openPostgresDatabase } from '../db/postgres.ts';
import { getProcessName } from '../storage/temporaryFolder.ts';
import { BackupError } from './backupError.ts';

/**
 * Opens the database of the settings for reading. An embedded database belongs to one process: if a server runs, it makes a copy
 * of the database's folder between two queries, and the copy is read.
 */
export async function openSource(config: Config): Promise<Pick<Database, 'db' | 'close'>> {
  if (config.databaseUrl !== undefined) return openPostgresDatabase(config.databaseUrl, 2);
  const server = await findControlServer(config.dataDir);
  if (server) {
    const { folder } = (await server.call('copy-database', { processName: getProcessName() })) as { folder: string };
    const removeCopy = () => rm(dirname(folder), { recursive: true, force: true });
    try {
      const copy = await openUnlockedDatabase(folder);
      return { db: copy.db, close: () => copy.close().then(removeCopy) };
    } catch (error) {
      await removeCopy();
      throw error;
    }
  }
  const files = await readdir(join(config.dataDir, 'database')).catch(() => []);
  if (files.length === 0) throw new BackupError('no_database', config.dataDir);
  return openEmbeddedDatabase(config.dataDir, () => undefined);
}
