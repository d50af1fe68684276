import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../../../apps/api/test/support/serverProcess.ts';
import type { ServerProcess } from '../../../apps/api/test/support/serverProcess.ts';
import { readConfig } from '../../../apps/api/src/config.ts';
import type { Config } from '../../../apps/api/src/config.ts';
import type { Database } from '../../../apps/api/src/db/database.ts';
import { openDatabase } from '../../../apps/api/src/prepare.ts';
import { Api } from './api.ts';
import type { Engine } from './report.ts';
import { waitUntil } from './waitUntil.ts';

/** A server process. */
export interface RunningServer {
  api: Api;
  process: ServerProcess;
  /** From the start of the process until it was ready. */
  readyMs: number;
  /** Ends it without any warning, as a crash does. */
  kill: () => Promise<void>;
  /** Asks it to end, and returns its exit code. */
  terminate: () => Promise<number | null>;
}

/** The data folder and settings of a platform, and its server. */
export interface Platform {
  engine: Engine;
  folder: string;
  environment: Record<string, string>;
  config: Config;
  /** Starts the server, without waiting for it. */
  spawn: () => ServerProcess;
  /** Starts the server, and waits until it is ready. */
  start: () => Promise<RunningServer>;
  /** Opens its database. The embedded one must have no server. */
  openDatabase: () => Promise<Database>;
  /** What the last server wrote to its error output. */
  getErrors: () => string;
  /** Ends its servers and deletes its data. */
  remove: () => void;
}

interface PlatformOptions {
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  settings?: Record<string, string>;
  /** Where its data is. */
  parent?: string;
}

// The limits of clients are not what is tested here: all users come from one address.
const highLimits = {
  RATE_LIMIT_MAX: '1000000000',
  SIGN_IN_MAX_PER_ADDRESS: '1000000000',
  REGISTER_MAX_PER_ADDRESS: '1000000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  UPLOADS_PER_USER: '1000',
};

/** Creates a platform without data. */
export function createPlatform({ databaseUrl, settings = {}, parent = tmpdir() }: PlatformOptions = {}): Platform {
  const folder = mkdtempSync(path.join(parent, 'fanous-faults-'));
  const environment = {
    DATA_DIR: path.join(folder, 'data'),
    WEB_DIR: path.join(folder, 'no-app'),
    DEMO: '0',
    EMBED_METADATA: '0',
    PORT: '0',
    ...highLimits,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...settings,
  };
  const config = readConfig(environment);
  const processes = new Set<ServerProcess>();
  let last: ServerProcess | undefined;
  const spawn = () => {
    const server = startServerProcess(folder, environment);
    processes.add(server);
    last = server;
    void server.ended.then(() => processes.delete(server));
    return server;
  };
  return {
    engine: databaseUrl === undefined ? 'embedded' : 'postgres',
    folder,
    environment,
    config,
    spawn,
    start: () => waitForServer(spawn()),
    openDatabase: () => openDatabase(config),
    getErrors: () => last?.getErrors() ?? '',
    remove: () => {
      for (const { child } of processes) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a server is ready. Throws if it ends. */
export async function waitForServer(server: ServerProcess): Promise<RunningServer> {
  const startTime = performance.now();
  const findUrl = () => /Fanous is ready: (\S+)/.exec(server.getOutput())?.[1];
  const hasEnded = () => server.child.exitCode !== null || server.child.signalCode !== null;
  await waitUntil('a ready server', () => findUrl() !== undefined || hasEnded());
  const url = findUrl();
  if (url === undefined) throw new Error(`The server ended: ${server.getErrors()}${server.getOutput()}`);
  const api = new Api(url);
  await waitUntil('a ready database', () => api.isReady());
  const end = (signal: NodeJS.Signals) => {
    server.child.kill(signal);
    return server.ended;
  };
  return {
    api,
    process: server,
    readyMs: performance.now() - startTime,
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  };
}
