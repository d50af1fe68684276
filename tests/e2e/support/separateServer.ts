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
export const ownerAccount = { email: 'owner@example.com', password: 'nile-lantern-42' };

/** A running server without demo data. */
export interface OwnServer {
  origin: string;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
}

/** Starts a server with the given settings on a free port. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fanous-own-'));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO: '0',
      ADMIN_EMAIL: ownerAccount.email,
      ADMIN_PASSWORD: ownerAccount.password,
      ...settings,
    },
  });
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
  const stop = async () => {
    const serverExit = once(server, 'exit');
    server.kill();
    await serverExit;
    rmSync(dataDir, { recursive: true, force: true });
  };
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
