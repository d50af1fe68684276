import { openNotificationStream } from '../../../apps/api/test/support/listen.ts';
import type { Api } from '../support/api.ts';
import { checkAsUsers, checkDatabase } from '../support/checks.ts';
import type { CaseContext, FaultCase } from '../support/context.ts';
import { Load } from '../support/load.ts';
import { startFaultyProxy } from '../support/proxy.ts';
import type { FaultyProxy } from '../support/proxy.ts';
import type { PostgresCluster } from '../support/postgresCluster.ts';
import { createSchool } from '../support/school.ts';
import type { School } from '../support/school.ts';
import { waitUntil } from '../support/waitUntil.ts';

const writesBefore = 10;
const writesAfter = 20;

interface Outage {
  name: string;
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

const createOutages = (cluster: PostgresCluster, proxy: FaultyProxy, isShort: boolean): Outage[] => [
  { name: 'crash', begin: async () => cluster.crash(), end: async () => cluster.start() },
  { name: 'cut connections', begin: proxy.cut, end: proxy.restore },
  // The server waits for more than half a minute.
  ...(isShort ? [] : [{ name: 'silent connections', begin: async () => proxy.stall(), end: proxy.restore }]),
];

/** PostgreSQL goes away under load and comes back: it crashes, its connections break, or they become silent. */
export const databaseAway: FaultCase = {
  name: 'database gone and back',
  engines: ['postgres'],
  isCheap: true,
  run: async (context) => {
    const { cluster, random, result, isShort } = context;
    if (!cluster) throw new Error('This case needs a cluster.');
    const proxy = await startFaultyProxy(cluster.port);
    try {
      const url = new URL(cluster.createDatabase('fanous_away'));
      url.port = String(proxy.port);
      const platform = context.createPlatform({ DATABASE_URL: url.href });
      const school = await createSchool(platform, 12);
      const load = await Load.create(school, random);
      const server = await platform.start();
      for (const outage of createOutages(cluster, proxy, isShort)) {
        await runOutage(context, server.api, school, load, outage);
        await checkDatabase(platform, school, load, result);
        result.rounds += 1;
      }
      const exitCode = await server.terminate();
      if (exitCode !== 0) result.problems.push(`It exited with ${exitCode}: ${server.process.getErrors()}`);
      const note = load.ledger.describeRefusals();
      if (note !== undefined) result.note = note;
    } finally {
      await proxy.close();
    }
  },
};

async function runOutage({ result }: CaseContext, api: Api, school: School, load: Load, outage: Outage): Promise<void> {
  const [student] = school.students;
  const stream = await openNotificationStream(api.origin, student?.token ?? '');
  await stream.nextEvent();
  const running = load.start(api);
  await running.waitForWrites(writesBefore);
  await outage.begin();
  await running.waitForRefusals();
  const ready = await api.call('GET', '/health/ready');
  if (ready.status !== 503) result.problems.push(`${outage.name}: ready answered ${ready.status}`);
  const live = await api.call('GET', '/health/live');
  if (live.status !== 200) result.problems.push(`${outage.name}: live answered ${live.status}`);
  await outage.end();
  const endTime = performance.now();
  await waitUntil('a server that found its database again', () => api.isReady());
  result.recoveryMs.push(performance.now() - endTime);
  await running.waitForWrites(writesAfter);
  await running.stop();
  await load.finish(api);
  await checkAsUsers(api, school, load, result);
  await checkStream(api, school, stream);
}

/** Checks that an open stream learns of a new video: by its event, or by the count after the server listens again. */
async function checkStream(
  api: Api,
  { admin, courseId }: School,
  stream: Awaited<ReturnType<typeof openNotificationStream>>,
) {
  const form = { course_id: courseId, title: 'درس', url: 'demo-1', website_url: 'demo-1' };
  const { status } = await api.call('POST', '/videos', { token: admin.token, form });
  if (status !== 201) throw new Error(`The video was not added: ${status}.`);
  const hasLearned = async () => {
    for (;;) {
      const event = await stream.nextEvent();
      if (event === undefined || Number(event.data['unread_count']) > 0) return event;
    }
  };
  const event = await Promise.race([hasLearned(), createTimeout()]);
  if (event === undefined) throw new Error('The stream ended without the new video.');
  stream.close();
}

const createTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The stream did not learn of the new video.')), 60_000).unref();
  });
