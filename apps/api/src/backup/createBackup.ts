import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import type { EnvironmentVariables } from '../config/settings.ts';
import { findErrorCode } from '../startupError.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { FileStorage } from '../storage/storage.ts';
import type { BackupStore, BackupWriter } from './backupStore.ts';
import { writeWithChecksum } from './checksums.ts';
import { dumpRows } from './dumpRows.ts';
import { backupFormat, createBackupName, formatManifest, manifestFile, settingsFile } from './manifest.ts';
import type { BackupManifest, BackupStoredFile } from './manifest.ts';
import { openSource } from './openSource.ts';
import { runInSnapshot } from './readRows.ts';
import { readBackupSettings } from './settings.ts';
import { listStoredFileKeys } from './storedFileKeys.ts';

/** What a backup needs to know. */
export interface BackupOptions {
  config: Config;
  environment: EnvironmentVariables;
  store: BackupStore;
  /** How many backups stay. Without it, none is deleted. */
  keep?: number | undefined;
  onProgress?: (done: number, total: number) => void;
}

/** A new backup. */
export interface CreatedBackup {
  /** Where it is, for messages. */
  location: string;
  manifest: BackupManifest;
  deletedBackups: string[];
}

/** Creates a backup in a store. */
export async function createBackup(options: BackupOptions): Promise<CreatedBackup> {
  const { environment, store, keep } = options;
  const now = new Date();
  const name = createBackupName(now);
  const writer = await store.beginBackup(name);
  try {
    const data = await copyData(options, writer);
    const settingsText = `${JSON.stringify(readBackupSettings(environment), null, 2)}\n`;
    const settings = await writeWithChecksum(writer, settingsFile, Readable.from([settingsText]));
    const manifest: BackupManifest = { format: backupFormat, createdAt: now.toISOString(), ...data, settings };
    await writer.finish(manifestFile, Buffer.from(formatManifest(manifest)));
    // If files are missing, an older backup may be the only place that has them.
    const mayDelete = keep !== undefined && manifest.missingKeys.length === 0;
    const deletedBackups = mayDelete ? await deleteOldBackups(store, keep, name) : [];
    return { location: store.formatPath(name), manifest, deletedBackups };
  } catch (error) {
    await writer.cancel().catch(() => undefined);
    throw error;
  }
}

async function copyData({ config, onProgress = () => undefined }: BackupOptions, writer: BackupWriter) {
  const storage = await openReadOnlyStorage(config);
  const copied = new Map<string, BackupStoredFile>();
  let missingBefore: string | undefined;
  for (;;) {
    const source = await openSource(config);
    try {
      const data = await runInSnapshot(source.db, async (db) => {
        const keys = await listStoredFileKeys(db);
        const missingKeys: string[] = [];
        for (const [index, key] of keys.entries()) {
          if (!copied.has(key)) {
            const file = await copyStoredFile(storage, writer, key);
            if (file) copied.set(key, file);
            else missingKeys.push(key);
          }
          onProgress(index + 1, keys.length);
        }
        // A file may be deleted after the snapshot. A later snapshot shows whether its row is deleted, too.
        if (missingKeys.length > 0 && missingKeys.join('\n') !== missingBefore) {
          missingBefore = missingKeys.join('\n');
          return undefined;
        }
        const storedFiles = keys.flatMap((key) => copied.get(key) ?? []);
        return { ...(await dumpRows(db, writer)), storedFiles, missingKeys };
      });
      if (!data) continue;
      const needed = new Set(data.storedFiles.map(({ key }) => key));
      for (const { key, path } of copied.values()) if (!needed.has(key)) await writer.deleteFile(path);
      return data;
    } finally {
      await source.close();
    }
  }
}

/** Opens the storage without a database: reading needs no secret for links. */
async function openReadOnlyStorage(config: Config): Promise<Pick<FileStorage, 'openFile'>> {
  return openStorage(config, undefined);
}

async function copyStoredFile(storage: Pick<FileStorage, 'openFile'>, writer: BackupWriter, key: string) {
  const found = await storage.openFile(key);
  if (!found) return undefined;
  const path = `files/${key}`;
  try {
    return { key, ...(await writeWithChecksum(writer, path, found.stream)) };
  } catch (error) {
    if (findErrorCode(error) !== 'ENOENT') throw error;
    await writer.deleteFile(path);
    return undefined;
  }
}

async function deleteOldBackups(store: BackupStore, keep: number, created: string): Promise<string[]> {
  const old = (await store.listNames()).slice(0, -keep).filter((name) => name !== created);
  for (const name of old) await store.deleteBackup(name);
  return old;
}
