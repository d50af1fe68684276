import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { EnvironmentVariables } from '../config/settings.ts';
import type { Db } from '../db/database.ts';
import { isProcessRunning } from '../isProcessRunning.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { FileStorage } from '../storage/storage.ts';
import { ChecksumStream } from './checksums.ts';
import {
  backupFormat,
  createBackupName,
  formatManifest,
  listBackupNames,
  manifestFile,
  settingsFile,
} from './manifest.ts';
import type { Backup, BackupFile, BackupManifest, BackupStoredFile, BackupTable } from './manifest.ts';
import { openSource } from './openSource.ts';
import { readRows, readSequences, runInSnapshot } from './readRows.ts';
import { readBackupSettings } from './settings.ts';
import { listStoredFileKeys } from './storedFileKeys.ts';
import { describeTables } from './tables.ts';

/** What a backup needs to know. */
export interface BackupOptions {
  config: Config;
  environment: EnvironmentVariables;
  /** The folder of all backups. */
  target: string;
  /** How many backups stay. Without it, none is deleted. */
  keep?: number | undefined;
  onProgress?: (done: number, total: number) => void;
}

/** Creates a backup in a new folder of the target. The folder gets its name when it is complete. */
export async function createBackup(options: BackupOptions): Promise<Backup & { deletedBackups: string[] }> {
  const { config, environment, target, keep } = options;
  const now = new Date();
  const folder = join(target, createBackupName(now));
  const partialFolder = join(target, `.partial-${hostname()}.${process.pid}-${randomUUID()}`);
  await mkdir(target, { recursive: true, mode: 0o700 });
  await removePartialFolders(target);
  await mkdir(partialFolder, { mode: 0o700 });
  try {
    const data = await copyData(options, partialFolder);
    const settings = await writeBackupFile(
      partialFolder,
      settingsFile,
      Readable.from([`${JSON.stringify(readBackupSettings(environment), null, 2)}\n`]),
    );
    const manifest: BackupManifest = { format: backupFormat, createdAt: now.toISOString(), ...data, settings };
    await writeBackupFile(partialFolder, manifestFile, Readable.from([formatManifest(manifest)]));
    await rename(partialFolder, folder);
    await syncFolder(target);
    // If files are missing, an older backup may be the only place that has them.
    const mayDelete = keep !== undefined && manifest.missingKeys.length === 0;
    return { folder, manifest, deletedBackups: mayDelete ? await deleteOldBackups(target, keep, folder) : [] };
  } catch (error) {
    await rm(partialFolder, { recursive: true, force: true });
    throw error;
  }

  async function copyData({ onProgress = () => undefined }: BackupOptions, folder: string) {
    const copied = new Map<string, BackupStoredFile>();
    let missingBefore: string | undefined;
    for (;;) {
      const source = await openSource(config);
      try {
        const data = await runInSnapshot(source.db, async (db) => {
          const storage = await openReadOnlyStorage(config);
          const keys = await listStoredFileKeys(db);
          const missingKeys: string[] = [];
          for (const [index, key] of keys.entries()) {
            if (!copied.has(key)) {
              const file = await copyStoredFile(storage, folder, key);
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
          return {
            migrations: await listMigrations(db),
            tables: await dumpTables(db, folder),
            storedFiles,
            missingKeys,
          };
        });
        if (!data) continue;
        const needed = new Set(data.storedFiles.map(({ key }) => key));
        for (const { key, path } of copied.values()) if (!needed.has(key)) await rm(join(folder, path));
        return data;
      } finally {
        await source.close();
      }
    }
  }
}

/** Opens the storage without a database: reading needs no secret for links. */
async function openReadOnlyStorage(config: Config): Promise<Pick<FileStorage, 'openFile'>> {
  return openStorage(config, undefined);
}

const listMigrations = async (db: Db): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );

async function dumpTables(db: Db, folder: string): Promise<BackupTable[]> {
  const tables: BackupTable[] = [];
  for (const table of await describeTables(db)) {
    let rows = 0;
    const lines = async function* () {
      for await (const line of readRows(db, table)) {
        rows += 1;
        yield line;
      }
    };
    const file = await writeBackupFile(folder, `tables/${table.name}.jsonl`, Readable.from(lines()));
    tables.push({ name: table.name, rows, sequences: await readSequences(db, table), ...file });
  }
  return tables;
}

async function copyStoredFile(storage: Pick<FileStorage, 'openFile'>, folder: string, key: string) {
  const found = await storage.openFile(key);
  if (!found) return undefined;
  try {
    return { key, ...(await writeBackupFile(folder, `files/${key}`, found.stream)) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeBackupFile(folder: string, path: string, content: NodeJS.ReadableStream): Promise<BackupFile> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const checksum = new ChecksumStream();
  await pipeline(content, checksum, createWriteStream(target, { mode: 0o600, flush: true }));
  return { path, bytes: checksum.bytes, sha256: checksum.getSha256() };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** Deletes what interrupted backups of this machine left. */
async function removePartialFolders(target: string): Promise<void> {
  for (const name of await readdir(target)) {
    const [, host, pid] = /^\.partial-(.+)\.(\d+)-[\w-]+$/.exec(name) ?? [];
    if (host === hostname() && !isProcessRunning(Number(pid)))
      await rm(join(target, name), { recursive: true, force: true });
  }
}

async function deleteOldBackups(target: string, keep: number, created: string): Promise<string[]> {
  const old = (await listBackupNames(target)).slice(0, -keep).filter((name) => join(target, name) !== created);
  for (const name of old) await rm(join(target, name), { recursive: true, force: true });
  return old;
}
