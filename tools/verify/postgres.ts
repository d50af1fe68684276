import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';
import { findFreePort } from './ports.ts';

/** A PostgreSQL server for tests. */
export interface TestDatabase {
  url: string;
  stop: () => Promise<void>;
}

const findPostgresBinaries = () =>
  [
    '/usr/lib/postgresql/*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
    '/usr/local/opt/postgresql*/bin',
    '/usr/pgsql-*/bin',
  ]
    .flatMap((pattern) => globSync(pattern))
    .filter((dir) => existsSync(path.join(dir, 'initdb')) && existsSync(path.join(dir, 'postgres')))
    .toSorted()
    .at(-1);

/** PostgreSQL does not run as root. Debian's package creates a user for it. */
export function getPostgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Finds the folder with the programs of PostgreSQL, and installs Debian's package if there are none. */
export function findOrInstallPostgres(): string | undefined {
  if (!findPostgresBinaries() && canInstallDebianPackages()) installDebianPackages(['postgresql']);
  return findPostgresBinaries();
}

/**
 * Returns the server of `TEST_DATABASE_URL`, or starts a temporary one with an installed PostgreSQL or Debian's package, which it
 * installs. Returns undefined if neither is possible.
 */
export async function setUpTestDatabase(): Promise<TestDatabase | undefined> {
  const configuredUrl = process.env['TEST_DATABASE_URL'];
  if (configuredUrl) return { url: configuredUrl, stop: async () => {} };
  const bin = findOrInstallPostgres();
  if (!bin) return undefined;

  const home = mkdtempSync(path.join(tmpdir(), 'fanous-postgres-'));
  const data = path.join(home, 'data');
  const user = getPostgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid);
  const port = await findFreePort();
  const options = { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] as ('ignore' | 'pipe')[] };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'fanous', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    options,
  );
  // Trades durability for speed: the data is deleted after the tests.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_connections=200',
    'shared_buffers=256MB',
  ];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', home, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: home, stdio: 'ignore' },
  );
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const isReady = () => {
    try {
      execFileSync(path.join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return true;
    } catch {
      return false;
    }
  };
  for (let tries = 0; !isReady(); tries += 1) {
    if (tries > 100) throw new Error('The temporary PostgreSQL did not start.');
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return {
    url: `postgres://fanous@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
