import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from '../../tools/verify/debian.ts';
import { findOrInstallPostgres, getPostgresUser } from '../../tools/verify/postgres.ts';

const deployFolder = path.join(import.meta.dirname, '../../deploy/cluster');

/** Each program, and Debian's package with it. */
const packages = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/bin/redis-server': 'redis-server',
  '/usr/bin/setsid': 'util-linux',
};

/** Installs what is missing. Returns the folder of the programs of PostgreSQL, or throws. */
export function installPrograms(): string {
  const findMissing = () => Object.entries(packages).filter(([program]) => !existsSync(program));
  const missing = findMissing().map(([, name]) => name);
  if (missing.length > 0 && canInstallDebianPackages()) installDebianPackages(missing);
  const bin = findOrInstallPostgres();
  const still = findMissing().map(([program]) => program);
  if (!bin || still.length > 0) throw new Error(`Install ${still.join(', ') || 'PostgreSQL'} first.`);
  return bin;
}

/** Fills in a file of `deploy/cluster`. Throws if a name has no value. Returns the path of the result. */
export function fillTemplate(name: string, folder: string, values: Record<string, string | number>): string {
  const text = readFileSync(path.join(deployFolder, name), 'utf8').replaceAll(
    /\$\{([A-Z0-9_]+)\}/g,
    (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`${name} needs ${key}.`);
      return String(value);
    },
  );
  const file = path.join(folder, name);
  writeFileSync(file, text, { mode: 0o644 });
  return file;
}

/** A program and its children. */
export interface RunningProgram {
  child: ChildProcess;
  /** Ends them without a warning. */
  kill: () => Promise<void>;
}

/** Starts a program as the user of PostgreSQL, in a process group of its own. It writes to `<name>.log` in the folder. */
export function startProgram(name: string, folder: string, command: string, args: string[]): RunningProgram {
  const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' });
  const child = spawn(command, args, {
    ...getPostgresUser(),
    cwd: folder,
    detached: true,
    env: { PATH: '/usr/bin:/bin:/usr/sbin', LANG: 'C.UTF-8', HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return {
    child,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Creates a folder that belongs to the user of the programs. */
export function createFolder(home: string, name: string): string {
  const folder = path.join(home, name);
  mkdirSync(folder);
  const { uid, gid } = getPostgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
