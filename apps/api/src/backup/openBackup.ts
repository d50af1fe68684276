import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BackupError } from './backupError.ts';
import { DamagedContentError, encryptedExtension } from './backupStore.ts';
import type { BackupStore } from './backupStore.ts';
import { manifestFile, parseManifest } from './manifest.ts';
import type { BackupManifest } from './manifest.ts';

/** A finished backup. */
export interface Backup {
  /** Where it is, for messages. */
  location: string;
  manifest: BackupManifest;
  /** Opens a file of the backup. Throws if it is missing. */
  openFile: (path: string) => Promise<Readable>;
}

/** Opens the newest backup of a store, or the store itself if it is one backup. */
export async function openBackup(store: BackupStore): Promise<Backup> {
  const name = (await store.listNames()).at(-1);
  const getPath = (path: string) => (name === undefined ? path : `${name}/${path}`);
  const location = store.formatPath(name ?? '');
  const manifest = await store.openFile(getPath(manifestFile));
  if (!manifest) {
    const encrypted = await store.openFile(getPath(manifestFile + encryptedExtension));
    encrypted?.destroy();
    throw new BackupError(encrypted ? 'encrypted_backup' : 'no_backup', location);
  }
  return {
    location,
    manifest: parseManifest(await readText(manifest), store.formatPath(getPath(manifestFile))),
    openFile: async (path) => {
      const stream = await store.openFile(getPath(path));
      if (!stream) throw new BackupError('corrupt_file', path);
      return stream;
    },
  };
}

async function readText(manifest: Readable): Promise<string> {
  try {
    return await text(manifest);
  } catch (error) {
    throw error instanceof DamagedContentError ? new BackupError('corrupt_file', manifestFile) : error;
  }
}
