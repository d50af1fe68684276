import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BackupError } from './backupError.ts';
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
  const manifest = await store.openFile(getPath(manifestFile));
  if (!manifest) throw new BackupError('no_backup', store.formatPath(''));
  return {
    location: store.formatPath(name ?? ''),
    manifest: parseManifest(await text(manifest), store.formatPath(getPath(manifestFile))),
    openFile: async (path) => {
      const stream = await store.openFile(getPath(path));
      if (!stream) throw new BackupError('corrupt_file', path);
      return stream;
    },
  };
}
