import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const blockBytes = 64 * 1024;

/** A file system of its own, in memory, that a case can fill. */
export interface SmallDisk {
  folder: string;
  /** Writes a file until no byte is left, or until `leaveBytes` are left. */
  fill: (leaveBytes?: number) => void;
  /** Deletes that file. */
  free: () => void;
  remove: () => void;
}

/** Mounts a small disk. Returns undefined if this user may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'fanous-faults-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: (leaveBytes = 0) => {
      writeUntilFull(ballast);
      if (leaveBytes === 0) return;
      rmSync(ballast);
      const reserve = `${ballast}-reserve`;
      execFileSync('fallocate', ['-l', String(leaveBytes), reserve]);
      writeUntilFull(ballast);
      rmSync(reserve);
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      // A process that has just ended may still hold a file for a moment.
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}

function writeUntilFull(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let size = blockBytes; size >= 1;) {
      try {
        writeSync(descriptor, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 16);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
