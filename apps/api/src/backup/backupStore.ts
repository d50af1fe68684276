import type { Readable } from 'node:stream';

/** A store cannot decrypt what it reads, because it is damaged. */
export class DamagedContentError extends Error {
  override readonly name = 'DamagedContentError';
}

/** What follows the path of an encrypted file. */
export const encryptedExtension = '.age';

/** A place for backups: a folder or a bucket. Paths begin with the name of a backup. */
export interface BackupStore {
  /** Formats a path for messages. */
  formatPath: (path: string) => string;
  /** Lists the names of the finished backups, oldest first. */
  listNames: () => Promise<string[]>;
  /** Reads a file. Returns undefined if it is missing. */
  openFile: (path: string) => Promise<Readable | undefined>;
  /** Begins a backup. Deletes what interrupted backups of this machine left. */
  beginBackup: (name: string) => Promise<BackupWriter>;
  deleteBackup: (name: string) => Promise<void>;
}

/** Writes the files of one backup. The backup appears with `finish`. */
export interface BackupWriter {
  writeFile: (path: string, content: Readable) => Promise<void>;
  deleteFile: (path: string) => Promise<void>;
  /** Writes the manifest, which completes the backup. */
  finish: (path: string, manifest: Buffer) => Promise<void>;
  /** Deletes what was written. */
  cancel: () => Promise<void>;
}
