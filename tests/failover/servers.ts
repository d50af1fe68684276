import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startServerProcess } from '../../apps/api/test/support/serverProcess.ts';
import type { ServerProcess } from '../../apps/api/test/support/serverProcess.ts';
import { findFreePort } from '../../tools/verify/ports.ts';
import { Api } from '../faults/support/api.ts';
import { waitForServer } from '../faults/support/platform.ts';
import type { Platform, RunningServer } from '../faults/support/platform.ts';
import { waitUntil } from '../faults/support/waitUntil.ts';
import { createFolder, fillTemplate, startProgram } from './programs.ts';

const address = '127.0.0.1';

/** One of the servers of the platform. */
export interface Server {
  name: string;
  running: RunningServer;
  start: () => Promise<void>;
}

/** Three servers behind nginx. */
export interface Servers {
  /** Through nginx. */
  api: Api;
  all: Server[];
  getErrors: () => string;
  remove: () => Promise<void>;
}

/** Starts three servers of a platform, each with its own data folder, and nginx in front of them. */
export async function startServers(platform: Platform, home: string): Promise<Servers> {
  const processes: ServerProcess[] = [];
  const all: Server[] = [];
  const ports = await Promise.all([1, 2, 3].map(() => findFreePort()));
  for (const [index, port] of ports.entries()) {
    const name = `server-${index + 1}`;
    const start = async () => {
      const folder = path.join(platform.folder, name);
      mkdirSync(folder, { recursive: true });
      const settings = { DATA_DIR: path.join(folder, 'data'), PORT: String(port), TRUST_PROXY: 'loopback' };
      const server = startServerProcess(folder, { ...platform.environment, ...settings });
      processes.push(server);
      return waitForServer(server);
    };
    const server: Server = {
      name,
      running: await start(),
      start: async () => {
        server.running = await start();
      },
    };
    all.push(server);
  }
  const folder = createFolder(home, 'nginx');
  const port = await findFreePort();
  const [first, second, third] = ports.map((serverPort) => `${address}:${serverPort}`);
  const config = fillTemplate('nginx.conf', folder, {
    NGINX_FOLDER: folder,
    NGINX_ADDRESS: address,
    NGINX_PORT: port,
    SERVER_1: first ?? '',
    SERVER_2: second ?? '',
    SERVER_3: third ?? '',
  });
  const nginx = startProgram('nginx', folder, '/usr/sbin/nginx', ['-c', config, '-g', 'daemon off;']);
  const api = new Api(`http://${address}:${port}`);
  await waitUntil('a platform behind nginx', () => api.isReady());
  return {
    api,
    all,
    getErrors: () => processes.map((server) => server.getErrors()).join(''),
    remove: async () => {
      for (const { child } of processes) child.kill('SIGKILL');
      await nginx.kill();
    },
  };
}
