import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

const host = hostname().replaceAll(/[^\w-]/g, '_');
const day = 86_400_000;

/**
 * The folder in which uploads lie while they come in: one for each process, so that servers which share a data folder do
 * not clear each other's away. What a process left behind that is no more is removed at the start.
 */
export class TemporaryFiles {
  /** The folder of this process. */
  readonly folder: string;

  constructor(dataDir: string) {
    const all = join(dataDir, 'tmp');
    const own = `${host}.${process.pid}`;
    mkdirSync(all, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(all)) {
      if (name === own || isAbandoned(name, join(all, name))) rmSync(join(all, name), { recursive: true, force: true });
    }
    this.folder = join(all, own);
    mkdirSync(this.folder, { mode: 0o700 });
  }

  /** A name that nothing has yet. */
  newPath(): string {
    return join(this.folder, randomUUID());
  }

  /** At the end of the server. */
  removeAll(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Of this machine, and its process is gone; or of another one, and long untouched. */
function isAbandoned(name: string, path: string): boolean {
  const [machine, pid] = name.split('.');
  if (machine === host) return !isRunning(Number(pid));
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > day;
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
