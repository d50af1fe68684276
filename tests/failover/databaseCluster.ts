import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findErrorCode } from '../../apps/api/src/startupError.ts';
import { acceptsConnections, findFreePort } from '../../tools/verify/ports.ts';
import { waitUntil } from '../faults/support/waitUntil.ts';
import { createFolder, fillTemplate, startProgram } from './programs.ts';
import type { RunningProgram } from './programs.ts';

const address = '127.0.0.1';
const passwords = {
  SUPERUSER_PASSWORD: 'test-superuser-password',
  REPLICATION_PASSWORD: 'test-replication-password',
  REWIND_PASSWORD: 'test-rewind-password',
};
const rolePassword = 'test-role-password';

/** One machine of the database. */
export interface DatabaseNode {
  name: string;
  postgresPort: number;
  patroniPort: number;
  folder: string;
  patroni: RunningProgram;
  /** What Patroni says of it: `primary`, `replica`, `sync_standby` … Undefined while it does not answer. */
  readRole: () => Promise<string | undefined>;
  start: () => void;
  /** Ends Patroni and PostgreSQL without a warning, as if the machine had lost its power. */
  kill: () => Promise<void>;
}

/** Two PostgreSQL servers under Patroni, behind HAProxy and PgBouncer. */
export interface DatabaseCluster {
  /** Through PgBouncer and HAProxy to the primary. */
  url: string;
  /** Through HAProxy to the replica. */
  readUrl: string;
  nodes: DatabaseNode[];
  /** Finds the primary. Throws if there is none. */
  findPrimary: () => Promise<DatabaseNode>;
  /** Waits until one node is the primary and the other one its synchronous replica. */
  waitForReplica: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Starts etcd, both nodes, HAProxy and PgBouncer with the files of `deploy/cluster`, and creates the database. */
export async function startDatabaseCluster(home: string, bin: string): Promise<DatabaseCluster> {
  const programs: RunningProgram[] = [];
  const nodes: DatabaseNode[] = [];
  const remove = async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await Promise.all(programs.map((program) => program.kill()));
  };
  try {
    return { ...(await startPrograms(home, bin, programs, nodes)), nodes, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function startPrograms(
  home: string,
  bin: string,
  programs: RunningProgram[],
  nodes: DatabaseNode[],
): Promise<Omit<DatabaseCluster, 'nodes' | 'remove'>> {
  const start = (name: string, folder: string, command: string, args: string[]) => {
    const program = startProgram(name, folder, command, args);
    programs.push(program);
    return program;
  };
  const etcdFolder = createFolder(home, 'etcd');
  const [etcdPort, etcdPeerPort] = [await findFreePort(), await findFreePort()];
  const etcdUrl = `http://${address}:${etcdPort}`;
  const peerUrl = `http://${address}:${etcdPeerPort}`;
  const etcdOptions = {
    '--data-dir': path.join(etcdFolder, 'data'),
    '--listen-client-urls': etcdUrl,
    '--advertise-client-urls': etcdUrl,
    '--listen-peer-urls': peerUrl,
    '--initial-advertise-peer-urls': peerUrl,
    '--initial-cluster': `default=${peerUrl}`,
  };
  start('etcd', etcdFolder, '/usr/bin/etcd', Object.entries(etcdOptions).flat());
  for (const name of ['node-1', 'node-2']) {
    nodes.push(await createNode({ home, name, bin, etcdHosts: `${address}:${etcdPort}`, start }));
    // The first node creates the cluster, the second one copies it.
    await waitUntil(`a running ${name}`, async () => (await nodes.at(-1)?.readRole()) !== undefined);
  }
  const ports = await startProxies(home, nodes, start);
  const findPrimary = async () => {
    for (const node of nodes) if ((await node.readRole()) === 'primary') return node;
    throw new Error('There is no primary.');
  };
  const waitForReplica = () =>
    waitUntil('a primary with a synchronous replica', async () => {
      const roles = await Promise.all(nodes.map((node) => node.readRole()));
      return roles.includes('primary') && roles.includes('sync_standby');
    });
  await waitForReplica();
  createRoleAndDatabase(bin, ports.primary);
  const toUrl = (port: number) => `postgres://fanous:${rolePassword}@${address}:${port}/fanous`;
  await startPgBouncer(home, bin, ports, start);
  return {
    url: toUrl(ports.pgbouncer),
    readUrl: toUrl(ports.replica),
    findPrimary,
    waitForReplica,
  };
}

type StartProgram = (name: string, folder: string, command: string, args: string[]) => RunningProgram;

interface NodeOptions {
  home: string;
  name: string;
  bin: string;
  etcdHosts: string;
  start: StartProgram;
}

async function createNode({ home, name, bin, etcdHosts, start }: NodeOptions): Promise<DatabaseNode> {
  const folder = createFolder(home, name);
  const [postgresPort, patroniPort] = [await findFreePort(), await findFreePort()];
  const data = path.join(folder, 'data');
  const config = fillTemplate('patroni.yaml', folder, {
    NODE_NAME: name,
    NODE_ADDRESS: address,
    ETCD_HOSTS: etcdHosts,
    PATRONI_PORT: patroniPort,
    POSTGRES_PORT: postgresPort,
    POSTGRES_DATA: data,
    POSTGRES_BIN: bin,
    POSTGRES_SOCKETS: folder,
    DATABASE_NETWORK: `${address}/32`,
    ...passwords,
  });
  const startPatroni = () => start('patroni', folder, '/usr/bin/patroni', [config]);
  const node: DatabaseNode = {
    name,
    postgresPort,
    patroniPort,
    folder,
    patroni: startPatroni(),
    readRole: () => readRole(patroniPort),
    start: () => {
      node.patroni = startPatroni();
    },
    kill: async () => {
      const postgres = readPostgresProcess(data);
      await node.patroni.kill();
      // Its processes end when the first one has ended.
      if (postgres !== undefined) killIfRunning(postgres);
      await waitUntil(`an ended ${name}`, async () => !(await acceptsConnections(postgresPort)));
    },
  };
  return node;
}

/** Reads the role from the list of members, which knows whether a replica is synchronous. */
async function readRole(patroniPort: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://${address}:${patroniPort}/patroni`, { signal: AbortSignal.timeout(2_000) });
    const { state, role, sync_standby: isSynchronous } = (await response.json()) as Record<string, unknown>;
    if (state !== 'running') return undefined;
    if (role === 'master' || role === 'primary') return 'primary';
    return isSynchronous === true ? 'sync_standby' : 'replica';
  } catch {
    return undefined;
  }
}

function readPostgresProcess(data: string): number | undefined {
  try {
    return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

function killIfRunning(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if (findErrorCode(error) !== 'ESRCH') throw error;
  }
}

interface Ports {
  primary: number;
  replica: number;
  pgbouncer: number;
}

async function startProxies(home: string, nodes: DatabaseNode[], start: StartProgram): Promise<Ports> {
  const folder = createFolder(home, 'haproxy');
  const ports = { primary: await findFreePort(), replica: await findFreePort(), pgbouncer: await findFreePort() };
  const nodeValues = nodes.flatMap(({ name, postgresPort, patroniPort }, index) => {
    const prefix = `NODE_${index + 1}`;
    return [
      [`${prefix}_NAME`, name],
      [`${prefix}_ADDRESS`, address],
      [`${prefix}_POSTGRES_PORT`, postgresPort],
      [`${prefix}_PATRONI_PORT`, patroniPort],
    ] as const;
  });
  const config = fillTemplate('haproxy.cfg', folder, {
    ...Object.fromEntries(nodeValues),
    HAPROXY_ADDRESS: address,
    PRIMARY_PORT: ports.primary,
    REPLICA_PORT: ports.replica,
  });
  start('haproxy', folder, '/usr/sbin/haproxy', ['-db', '-f', config]);
  return ports;
}

async function startPgBouncer(home: string, bin: string, ports: Ports, start: StartProgram): Promise<void> {
  const folder = createFolder(home, 'pgbouncer');
  const users = path.join(folder, 'users.txt');
  writeFileSync(users, `"fanous" "${rolePassword}"\n`);
  const config = fillTemplate('pgbouncer.ini', folder, {
    HAPROXY_ADDRESS: address,
    PRIMARY_PORT: ports.primary,
    PGBOUNCER_ADDRESS: address,
    PGBOUNCER_PORT: ports.pgbouncer,
    PGBOUNCER_USERS: users,
  });
  start('pgbouncer', folder, '/usr/sbin/pgbouncer', [config]);
  const url = `postgres://fanous:${rolePassword}@${address}:${ports.pgbouncer}/fanous`;
  await waitUntil('a connection through PgBouncer', () => canRunSql(bin, url));
}

function createRoleAndDatabase(bin: string, port: number): void {
  const file = path.join(import.meta.dirname, '../../deploy/cluster/database.sql');
  const url = `postgres://postgres:${passwords.SUPERUSER_PASSWORD}@${address}:${port}/postgres`;
  const args = ['-q', '-v', 'ON_ERROR_STOP=1', '-v', `password='${rolePassword}'`, '-f', file, url];
  execFileSync(path.join(bin, 'psql'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function canRunSql(bin: string, url: string): boolean {
  try {
    execFileSync(path.join(bin, 'psql'), ['-Atc', 'select 1', url], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
