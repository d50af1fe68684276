// node tests/deploy/run.ts: checks the Caddyfile and the systemd unit with their own programs, and restarts servers behind Caddy under load.
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresDatabase } from '../../apps/api/test/support/database.ts';
import type { ServerProcess } from '../../apps/api/test/support/serverProcess.ts';
import { startServerProcess, waitForServerUrl } from '../../apps/api/test/support/serverProcess.ts';
import { setUpDeploymentTools } from '../../tools/verify/deploymentTools.ts';
import { findFreePort } from '../../tools/verify/ports.ts';

import { startLoad } from './load.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const startTimeoutMs = 60_000;
/** How long Caddy may need to see that a server is ready: its interval of two seconds, and some time for the check. `docs/operations.md` says to wait as long. */
const healthCheckWaitMs = 5000;
/** `systemd-analyze security`, in tenths: 0 is closed, 100 is open. */
const maxExposure = 20;

if (!setUpDeploymentTools()) {
  console.error('Caddy or systemd is missing. Install them (Debian and Ubuntu: caddy, systemd).');
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
try {
  checkUnit();
  await restartBehindProxy('one server, on the embedded database', 1, {});
  const database = process.env['TEST_DATABASE_URL'] ? await createPostgresDatabase() : undefined;
  if (database) await restartBehindProxy('two servers, on PostgreSQL', 2, { DATABASE_URL: database.url });
  else console.log('Two servers were not tried: TEST_DATABASE_URL is not set.');
  await database?.drop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Checks the unit. The program and the user that it names exist only where it is installed. */
function checkUnit(): void {
  const unit = readFileSync(path.join(deploy, 'systemd/fanous.service'), 'utf8')
    .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
    .replace(/^Documentation=.*\n/m, '')
    .replace(/^(User|Group)=fanous$/gm, '$1=daemon');
  const file = path.join(folder, 'fanous.service');
  writeFileSync(file, unit);
  const analyze = (...args: string[]) =>
    execFileSync('/usr/bin/systemd-analyze', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  analyze('verify', '--man=no', file);
  const report = analyze('security', '--offline=true', `--threshold=${maxExposure}`, file);
  console.log(report.trim().split('\n').at(-1));
}

/** Restarts each server while clients send requests through Caddy. Throws if a request fails. */
async function restartBehindProxy(title: string, count: number, environment: Record<string, string>): Promise<void> {
  const [proxyPort, filesPort] = [await findFreePort(), await findFreePort()];
  const caddyfile = count === 1 ? 'systemd/Caddyfile' : 'Caddyfile';
  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  const servers: ServerProcess[] = [];
  const start = async (index: number) => {
    const settings = { PORT: String(ports[index]), DATA_DIR: path.join(folder, `data-${count}-${index}`) };
    const limits = { RATE_LIMIT_MAX: '1000000', REGISTER_MAX_PER_ADDRESS: '1000000', TRUST_PROXY: 'loopback' };
    const server = startServerProcess(folder, { ...environment, ...settings, ...limits, SHUTDOWN_DELAY_SECONDS: '6' });
    servers[index] = server;
    await waitForServerUrl(server);
  };
  let proxy: ChildProcess | undefined;
  try {
    for (const index of ports.keys()) await start(index);
    const origin = `http://127.0.0.1:${proxyPort}`;
    proxy = startProxy(caddyfile, {
      APP_UPSTREAM: `127.0.0.1:${ports[0]}`,
      SITE_HOST: origin,
      APP_UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      FILES_HOST: `http://127.0.0.1:${filesPort}`,
      FILES_UPSTREAM: '127.0.0.1:1',
    });
    await waitForProxy(origin);
    const load = startLoad(origin, count > 1);
    for (const index of ports.keys()) {
      await load.waitForResponses();
      const server = servers[index];
      server?.child.kill('SIGTERM');
      const code = await server?.ended;
      if (code !== 0) throw new Error(`${title}: a server ended with ${code}: ${server?.getErrors()}`);
      await start(index);
      if (count > 1) await sleep(healthCheckWaitMs);
    }
    await load.waitForResponses();
    const { responses, failures } = await load.stop();
    console.log(`${title}: ${count} restarts, ${responses} requests answered, ${failures.length} failed.`);
    if (failures.length > 0) throw new Error(failures.slice(0, 5).join('\n'));
  } finally {
    proxy?.kill();
    for (const { child } of servers) child.kill('SIGKILL');
  }
}

/** Starts Caddy with a Caddyfile, without its port for changes. */
function startProxy(caddyfile: string, variables: Record<string, string>): ChildProcess {
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...variables };
  const adapt = ['adapt', '--config', path.join(deploy, caddyfile), '--adapter', 'caddyfile', '--validate'];
  const adapted = execFileSync('/usr/bin/caddy', adapt, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'pipe'] });
  const config = path.join(folder, 'caddy.json');
  writeFileSync(config, JSON.stringify({ ...(JSON.parse(adapted) as object), admin: { disabled: true } }));
  return spawn('/usr/bin/caddy', ['run', '--config', config], { env, stdio: 'ignore' });
}

async function waitForProxy(origin: string): Promise<void> {
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await sleep(100)) {
    const response = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error('Caddy did not start.');
}
