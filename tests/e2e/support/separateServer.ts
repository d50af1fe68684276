// A server of one spec, with other settings than the shared one.
import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The admin of the server. */
export const adminAccount = { email: 'owner@example.com', password: 'nile-lantern-42' };

/** A running server without demo data. */
export interface SeparateServer {
  origin: string;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
}

/** Starts a server with the given settings on a free port. Passkeys need a host with a name. */
export async function startSeparateServer(
  settings: Record<string, string>,
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<SeparateServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fanous-separate-'));
  const port = await findFreePort();
  const origin = `http://${host}:${port}`;
  const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO: '0',
      ADMIN_EMAIL: adminAccount.email,
      ADMIN_PASSWORD: adminAccount.password,
      ...settings,
    },
  });
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const serverExit = once(server, 'exit');
      server.kill();
      await serverExit;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function findFreePort(): Promise<number> {
  const portServer = createServer().listen(0, '127.0.0.1');
  await once(portServer, 'listening');
  const address = portServer.address();
  portServer.close();
  await once(portServer, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
