import { createHash } from 'node:crypto';
import { isRecord } from '@fanous/api-client/isRecord';
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

/** Whether this is the name of a backup. */
export const isBackupName = (name: string): boolean => /^fanous-\d{8}-\d{6}$/.test(name);

/** Creates the name of a backup, such as `fanous-20261127-093000` (UTC). Names sort by time. */
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

/** Formats a manifest with a checksum of itself, which detects for example a changed number of rows. */
export function formatManifest(manifest: BackupManifest): string {
  return `${JSON.stringify({ ...manifest, sha256: computeManifestSha256(manifest) }, null, 2)}\n`;
}

const computeManifestSha256 = (manifest: object): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** Parses and checks a manifest. `path` is for messages. */
export function parseManifest(text: string, path: string): BackupManifest {
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
