import path from 'node:path';
import { startServerProcess } from '../../../apps/api/test/support/serverProcess.ts';
import type { ServerProcess } from '../../../apps/api/test/support/serverProcess.ts';
import type { CaseContext, FaultCase } from '../support/context.ts';
import type { Platform } from '../support/platform.ts';
import { waitForServer } from '../support/platform.ts';
import { waitUntil } from '../support/waitUntil.ts';

const fullRounds = 10;
const shortRounds = 2;
const serverCount = 3;
const admin = { email: 'owner@example.com', password: 'qalam-azraq-71' };

/** Several servers start together: on one empty PostgreSQL all get ready, and on one data folder exactly one does. */
export const parallelStarts: FaultCase = {
  name: 'servers starting together',
  engines: ['embedded', 'postgres'],
  isCheap: false,
  run: async (context) => {
    const { engine, isShort, result } = context;
    while (result.rounds < (isShort ? shortRounds : fullRounds)) {
      // The last round has demo data, which only one server may add.
      const isLast = result.rounds === (isShort ? shortRounds : fullRounds) - 1;
      const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, DEMO: isLast ? '1' : '0' };
      const platform = context.createPlatform(settings);
      const servers = Array.from({ length: serverCount }, (_, index) => spawnServer(platform, index));
      try {
        await (engine === 'postgres' ? checkAllReady(context, platform, servers) : checkOneReady(context, servers));
      } finally {
        for (const { child } of servers) child.kill('SIGKILL');
        await Promise.all(servers.map(({ ended }) => ended));
      }
      // The next start finds what the killed servers left.
      const next = await platform.start();
      result.recoveryMs.push(next.readyMs);
      await next.terminate();
      result.rounds += 1;
    }
  },
};

/** With PostgreSQL each server has its own data folder. */
const spawnServer = ({ engine, folder, environment }: Platform, index: number): ServerProcess =>
  startServerProcess(folder, {
    ...environment,
    ...(engine === 'postgres' && { DATA_DIR: path.join(folder, `data-${index}`) }),
  });

async function checkOneReady({ result }: CaseContext, servers: ServerProcess[]): Promise<void> {
  const isReady = ({ getOutput }: ServerProcess) => getOutput().includes('Fanous is ready');
  const hasEnded = ({ child }: ServerProcess) => child.exitCode !== null || child.signalCode !== null;
  await waitUntil('a ready server and ended others', () => servers.every((one) => isReady(one) || hasEnded(one)));
  const ready = servers.filter(isReady);
  if (ready.length !== 1) result.problems.push(`${ready.length} servers got ready on one folder.`);
  for (const one of servers.filter((server) => !isReady(server))) {
    const text = (await one.ended, one.getErrors().trim());
    if (one.child.exitCode !== 1 || !/^The data folder \S+ (is in use|cannot be locked)[^\n]*$/.test(text))
      result.problems.push(`A server ended with ${one.child.exitCode}: ${text}`);
  }
}

async function checkAllReady({ result }: CaseContext, platform: Platform, servers: ServerProcess[]): Promise<void> {
  const running = await Promise.all(servers.map(waitForServer));
  for (const { api } of running) {
    const { status } = await api.call('POST', '/login', { json: admin });
    if (status !== 200) result.problems.push(`The sign-in of the admin got ${status}.`);
  }
  const database = await platform.openDatabase();
  const admins = await database.db.selectFrom('users').where('email', '=', admin.email).select('id').execute();
  await database.close();
  if (admins.length !== 1) result.problems.push(`There are ${admins.length} admins.`);
  result.writes += admins.length;
  const exits = await Promise.all(running.map((server) => server.terminate()));
  if (exits.some((code) => code !== 0)) result.problems.push(`The servers exited with ${exits.join(', ')}.`);
}
