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
    const all = join(dataDir, 'tmp');
    const own = `${host}.${process.pid}`;
    mkdirSync(all, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(all)) {
      if (name === own || isAbandoned(name, join(all, name))) rmSync(join(all, name), { recursive: true, force: true });
    }
    this.path = join(all, own);
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

/** Whether a folder's process has ended; for another machine: whether it was not changed for a day. */
function isAbandoned(name: string, path: string): boolean {
  const [machine, pid] = name.split('.');
  if (machine === host) return !isProcessRunning(Number(pid));
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > dayMs;
}
