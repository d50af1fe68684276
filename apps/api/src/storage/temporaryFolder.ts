import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { isProcessRunning } from '../isProcessRunning.ts';

const host = hostname().replaceAll(/[^\w-]/g, '_');
const dayMs = 86_400_000;

/**
 * The folder for uploads while they arrive. Each process has its own, so that servers that share a data folder do not
 * delete each other's files. The constructor deletes the folders of ended processes.
 */
export class TemporaryFolder {
  /** The folder of this process. */
  readonly path: string;

  constructor(dataDir: string) {
    const all = removeAbandonedFolders(dataDir);
    this.path = join(all, getProcessName());
    // An ended process may have had the same id.
    rmSync(this.path, { recursive: true, force: true });
    mkdirSync(this.path, { mode: 0o700 });
  }

  /** Creates a unique path. */
  createFilePath(): string {
    return join(this.path, randomUUID());
  }

  /** Deletes the folder. Call it when the server shuts down. */
  deleteFolder(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Gets the name of this process, with which the names of its temporary folders begin. */
export const getProcessName = (): string => `${host}.${process.pid}`;

/**
 * Creates a temporary folder for a process, which deletes it. If the process ends before that, the next call of
 * `removeAbandonedFolders` does.
 */
export function createFolderForProcess(dataDir: string, processName: string): string {
  const path = join(removeAbandonedFolders(dataDir), `${processName}.${randomUUID()}`);
  mkdirSync(path, { mode: 0o700 });
  return path;
}

/** Deletes the temporary folders of ended processes. Returns the folder of all. */
function removeAbandonedFolders(dataDir: string): string {
  const all = join(dataDir, 'tmp');
  mkdirSync(all, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(all))
    if (isAbandoned(name, join(all, name))) rmSync(join(all, name), { recursive: true, force: true });
  return all;
}

/** Whether a folder's process has ended; for another machine: whether it was not changed for a day. */
function isAbandoned(name: string, path: string): boolean {
  const [machine, pid] = name.split('.');
  if (machine === host) return !isProcessRunning(Number(pid));
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > dayMs;
}
