import { FileStore } from '@tus/file-store';
import { type DataStore, type KvStore, Upload } from '@tus/utils';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findErrorCode } from '../startupError.ts';
import type { MediaLinkSigner } from './mediaLinks.ts';
import type { MediaLinkOptions, FileStorage, StoredFileStream } from './storage.ts';

// The folder exists already (`openStorage`). The library would create it without waiting, and a failure would end the process.
FileStore.prototype['checkOrCreateDirectory'] = () => {};

/** Stores files on the disk, in the data folder. */
export class DiskStorage implements FileStorage {
  readonly #folder: string;
  readonly links: MediaLinkSigner;
  readonly uploads: DataStore;

  constructor(folder: string, links: MediaLinkSigner, uploadSizes: KvStore) {
    this.#folder = folder;
    this.links = links;
    this.uploads = new FileStore({ directory: folder, configstore: uploadSizes });
  }

  /** Gets the path of a key. */
  getPath(key: string): string {
    return join(this.#folder, key);
  }

  async storeFile(key: string, path: string): Promise<void> {
    const target = this.getPath(key);
    await flushToDisk(path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // Both paths are in the data folder, so the rename is atomic.
    await rename(path, target);
    await flushToDisk(dirname(target));
  }

  async beginUpload(key: string, size: number): Promise<void> {
    await mkdir(dirname(this.getPath(key)), { recursive: true, mode: 0o700 });
    await this.uploads.create(new Upload({ id: key, size, offset: 0 }));
  }

  /** Counts how much of an upload has arrived. */
  async countReceivedBytes(key: string): Promise<number> {
    return (await this.#findSize(key)) ?? 0;
  }

  async finishUpload(key: string): Promise<number | undefined> {
    const size = await this.#findSize(key);
    if (size === undefined) return undefined;
    await flushToDisk(this.getPath(key));
    await flushToDisk(dirname(this.getPath(key)));
    return size;
  }

  async hasFile(key: string): Promise<boolean> {
    return (await this.#findSize(key)) !== undefined;
  }

  async openFile(key: string): Promise<StoredFileStream | undefined> {
    const size = await this.#findSize(key);
    return size === undefined ? undefined : { size, stream: createReadStream(this.getPath(key)) };
  }

  async deleteFile(key: string): Promise<void> {
    await rm(this.getPath(key), { force: true });
  }

  async createLink(key: string, options: MediaLinkOptions): Promise<string> {
    return this.links.createLink(key, options);
  }

  async #findSize(key: string): Promise<number | undefined> {
    try {
      return (await stat(this.getPath(key))).size;
    } catch (error) {
      if (findErrorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }
}

/** Flushes a file, or the entries of a folder, to the disk. */
async function flushToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
