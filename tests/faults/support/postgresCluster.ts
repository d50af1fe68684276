import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../tools/verify/ports.ts';
import { findOrInstallPostgres, getPostgresUser } from '../../../tools/verify/postgres.ts';

/** A PostgreSQL server of its own, which a case may stop and start. It writes to the disk, as in production. */
export interface PostgresCluster {
  port: number;
  /** Creates an empty database, and returns its URL. */
  createDatabase: (name: string) => string;
  start: () => void;
  /** Starts it if it has ended, for example because its disk was full. */
  startIfStopped: () => void;
  /** Ends all its processes without a clean shutdown. The next start recovers. */
  crash: () => void;
  /** Creates and starts a server that follows this one. It is removed together with it. */
  addReplica: () => Promise<PostgresServer>;
  remove: () => void;
}

/** A PostgreSQL server that a test may stop and start. */
export interface PostgresServer {
  port: number;
  start: () => void;
  crash: () => void;
  /** Runs a query that returns one value. */
  runSql: (sql: string) => string;
}

/** Creates and starts a cluster. Returns undefined if there is no PostgreSQL. Its data is in `parent`. */
export async function startPostgresCluster(parent: string = tmpdir()): Promise<PostgresCluster | undefined> {
  const bin = findOrInstallPostgres();
  if (!bin) return undefined;
  const home = mkdtempSync(path.join(parent, 'fanous-faults-postgres-'));
  const data = path.join(home, 'data');
  const user = getPostgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid);
  const port = await findFreePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...user, cwd: home, stdio: 'ignore' });
  run('initdb', '-D', data, '-U', 'fanous', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -h 127.0.0.1 -k ${home} -c max_connections=100`;
  const start = () => void run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(home, 'log'), '-o', options);
  const crash = () => void run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
  const replicas: PostgresServer[] = [];
  const isRunning = () => {
    try {
      run('pg_ctl', 'status', '-D', data);
      return true;
    } catch {
      return false;
    }
  };
  start();
  return {
    port,
    createDatabase: (name) => {
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'fanous', '-E', 'UTF8', '-T', 'template0', name);
      return `postgres://fanous@127.0.0.1:${port}/${name}`;
    },
    start,
    startIfStopped: () => {
      if (!isRunning()) start();
    },
    crash,
    addReplica: async () => {
      const replicaPort = await findFreePort();
      const replicaData = path.join(home, `replica-${replicas.length + 1}`);
      const primary = `host=127.0.0.1 port=${port} user=fanous`;
      run('pg_basebackup', '-D', replicaData, '-R', '-X', 'stream', '-c', 'fast', '-d', primary);
      const replicaOptions = `-p ${replicaPort} -h 127.0.0.1 -k ${home} -c max_connections=100`;
      const replica: PostgresServer = {
        port: replicaPort,
        start: () =>
          void run('pg_ctl', 'start', '-w', '-D', replicaData, '-l', `${replicaData}.log`, '-o', replicaOptions),
        crash: () => void run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', replicaData),
        runSql: (sql) => {
          const url = `postgres://fanous@127.0.0.1:${replicaPort}/postgres`;
          return execFileSync(path.join(bin, 'psql'), ['-At', '-c', sql, url], { ...user, encoding: 'utf8' }).trim();
        },
      };
      replica.start();
      replicas.push(replica);
      return replica;
    },
    remove: () => {
      for (const replica of replicas) {
        try {
          replica.crash();
        } catch {
          // A test has stopped it.
        }
      }
      if (isRunning()) crash();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
