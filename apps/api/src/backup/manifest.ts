import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@fanous/api-client/isRecord';
import { findErrorCode } from '../startupError.ts';
import { BackupError } from './backupError.ts';

/** The version of the format. Change it when older code cannot read a backup any more. */
export const backupFormat = 2;
/** Its manifest has no checksum. */
const formatWithoutChecksum = 1;
export const manifestFile = 'manifest.json';
export const settingsFile = 'settings.json';

/** A file of a backup: its path in the folder, its size, and its SHA-256 in hexadecimal. */
export interface BackupFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** A table of a backup: one JSON object for each row. */
export interface BackupTable extends BackupFile {
  name: string;
  rows: number;
  /** The last value of each sequence, by column. */
  sequences: Record<string, number>;
}

/** A stored file of a backup. */
export interface BackupStoredFile extends BackupFile {
  key: string;
}

/** The contents of a backup. Written last, so that a folder with a manifest is complete. */
export interface BackupManifest {
  format: number;
  createdAt: string;
  migrations: string[];
  /** In the order of foreign keys: a table follows the tables that it refers to. */
  tables: BackupTable[];
  storedFiles: BackupStoredFile[];
  /** Files that rows name, but that were missing in the storage already. */
  missingKeys: string[];
  settings: BackupFile;
}

/** A backup in a folder. */
export interface Backup {
  folder: string;
  manifest: BackupManifest;
}

const namePattern = /^fanous-\d{8}-\d{6}$/;

/** Creates the folder name of a backup, such as `fanous-20261127-093000` (UTC). Names sort by time. */
export function createBackupName(time: Date): string {
  const digits = time.toISOString().replaceAll(/\D/g, '');
  return `fanous-${digits.slice(0, 8)}-${digits.slice(8, 14)}`;
}

/** Whether all paths lead into the backup, and all keys into the storage. Others may have changed the manifest. */
function hasSafePaths({ tables, storedFiles, settings }: Partial<BackupManifest>): boolean {
  if (!Array.isArray(tables) || !Array.isArray(storedFiles) || !isRecord(settings)) return false;
  const isSafe = (path: string) => /^\w[\w.-]*(\/\w[\w.-]*)*$/.test(path);
  return (
    [...tables, ...storedFiles, settings].every(({ path }) => isSafe(path)) &&
    storedFiles.every(({ key }) => isSafe(key) && /^(public|private)\//.test(key))
  );
}

/** Lists the names of the finished backups in a folder, oldest first. */
export async function listBackupNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (findErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => namePattern.test(name)).toSorted();
}

/** Reads the backup of a folder, or the newest backup in it. */
export async function readBackup(folder: string): Promise<Backup> {
  const newest = (await listBackupNames(folder)).at(-1);
  const own = newest === undefined ? folder : join(folder, newest);
  const path = join(own, manifestFile);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw ['ENOENT', 'ENOTDIR'].includes(findErrorCode(error) ?? '') ? new BackupError('no_backup', folder) : error;
  });
  return { folder: own, manifest: parseManifest(text, path) };
}

/** Formats a manifest with a checksum of itself, which detects for example a changed number of rows. */
export function formatManifest(manifest: BackupManifest): string {
  return `${JSON.stringify({ ...manifest, sha256: computeManifestSha256(manifest) }, null, 2)}\n`;
}

const computeManifestSha256 = (manifest: object): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

function parseManifest(text: string, path: string): BackupManifest {
  const { sha256, ...fields } = parseObject(text);
  const manifest = fields as unknown as BackupManifest;
  const isKnownFormat = [formatWithoutChecksum, backupFormat].includes(manifest.format);
  if (!isKnownFormat || !hasSafePaths(manifest)) throw new BackupError('unreadable_manifest', path);
  if (manifest.format !== formatWithoutChecksum && sha256 !== computeManifestSha256(fields))
    throw new BackupError('corrupt_file', manifestFile);
  return manifest;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
