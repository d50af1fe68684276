import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../startupError.ts';
import type { MediaLinks } from './mediaLinks.ts';
import type { LinkOptions, Storage, StoredStream } from './storage.ts';

/** Keeps files on this machine's disk, below the data folder. */
export class LocalStorage implements Storage {
  readonly #folder: string;
  readonly links: MediaLinks;

  constructor(folder: string, links: MediaLinks) {
    this.#folder = folder;
    this.links = links;
  }

  /** Where a file of that key lies. */
  pathOf(key: string): string {
    return join(this.#folder, key);
  }

  async put(key: string, path: string): Promise<void> {
    const target = this.pathOf(key);
    await sync(path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // Both are below the data folder, so that this is one step: the name appears with the whole file behind it.
    await rename(path, target);
    await sync(dirname(target));
  }

  async has(key: string): Promise<boolean> {
    return (await this.#sizeOf(key)) !== undefined;
  }

  async open(key: string): Promise<StoredStream | undefined> {
    const size = await this.#sizeOf(key);
    return size === undefined ? undefined : { size, stream: createReadStream(this.pathOf(key)) };
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async link(key: string, options: LinkOptions): Promise<string> {
    return this.links.make(key, options);
  }

  async #sizeOf(key: string): Promise<number | undefined> {
    try {
      return (await stat(this.pathOf(key))).size;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }
}

/** Makes sure that a file, or the names in a folder, have reached the disk. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
