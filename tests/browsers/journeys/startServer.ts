import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { origin } from '../../e2e/support/settings.ts';

const startTimeoutMs = 300_000;

/** Starts the server of the e2e tests, with the built app and demo data. Returns what ends it. */
export async function setup(): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, ['tests/e2e/support/server.ts'], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  const isReady = async () => (await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.ok ?? false;
  for (const end = Date.now() + startTimeoutMs; !(await isReady()); await sleep(250))
    if (server.exitCode !== null || Date.now() > end) throw new Error('The server did not start.');
  return async () => {
    server.kill();
    await ended;
  };
}
