import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isProcessRunning } from '../isProcessRunning.ts';
import { findErrorCode } from '../startupError.ts';
import type { BackupStore, BackupWriter } from './backupStore.ts';
import { isBackupName } from './manifest.ts';

/** Backups in a folder. Each is a folder that gets its name when it is complete. */
export class FolderBackupStore implements BackupStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  formatPath(path: string): string {
    return join(this.#folder, path);
  }

  async listNames(): Promise<string[]> {
    return (await listEntries(this.#folder)).filter(isBackupName).toSorted();
  }

  async openFile(path: string): Promise<Readable | undefined> {
    const file = this.formatPath(path);
    return (await isFile(file)) ? createReadStream(file) : undefined;
  }

  async beginBackup(name: string): Promise<BackupWriter> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#removePartialFolders();
    const partialFolder = this.formatPath(`.partial-${hostname()}.${process.pid}-${randomUUID()}`);
    await mkdir(partialFolder, { mode: 0o700 });
    const writer = new FolderWriter(partialFolder);
    return {
      writeFile: (path, content) => writer.writeFile(path, content),
      deleteFile: (path) => writer.deleteFile(path),
      finish: async (path, manifest) => {
        await writer.writeFile(path, Readable.from([manifest]));
        await rename(partialFolder, this.formatPath(name));
        await syncFolder(this.#folder);
      },
      cancel: () => rm(partialFolder, { recursive: true, force: true }),
    };
  }

  async deleteBackup(name: string): Promise<void> {
    await rm(this.formatPath(name), { recursive: true, force: true });
  }

  async #removePartialFolders(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const [, host, pid] = /^\.partial-(.+)\.(\d+)-[\w-]+$/.exec(name) ?? [];
      if (host === hostname() && !isProcessRunning(Number(pid)))
        await rm(this.formatPath(name), { recursive: true, force: true });
    }
  }
}

/** Writes files into a folder, and flushes them to the disk. */
export class FolderWriter {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async writeFile(path: string, content: Readable): Promise<void> {
    const target = join(this.#folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(target, { mode: 0o600, flush: true }));
  }

  async deleteFile(path: string): Promise<void> {
    await rm(join(this.#folder, path), { force: true });
  }
}

async function listEntries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (findErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(findErrorCode(error) ?? '')) return false;
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
