import type { Api } from '../support/api.ts';
import { startBucket } from '../support/bucket.ts';
import type { Bucket } from '../support/bucket.ts';
import { checkAsUsers, checkDatabase } from '../support/checks.ts';
import type { CaseContext, FaultCase } from '../support/context.ts';
import { Load } from '../support/load.ts';
import { createSchool } from '../support/school.ts';
import type { School } from '../support/school.ts';

const writesBefore = 15;
const writesAfter = 20;

/** The bucket goes away under load and comes back: its connections break, or they become silent. */
export const bucketAway: FaultCase = {
  name: 'S3 gone and back',
  engines: ['embedded', 'postgres'],
  isCheap: false,
  run: async (context) => {
    const { random, result, isShort } = context;
    const bucket = await startBucket();
    try {
      const platform = context.createPlatform(bucket.settings);
      const school = await createSchool(platform, 12);
      const load = await Load.create(school, random);
      // In silence the server waits for more than half a minute.
      for (const outage of isShort ? (['cut'] as const) : (['cut', 'stall'] as const)) {
        const server = await platform.start();
        await runOutage(context, server.api, school, load, bucket, outage);
        const exitCode = await server.terminate();
        if (exitCode !== 0) result.problems.push(`It exited with ${exitCode}: ${server.process.getErrors()}`);
        await checkDatabase(platform, school, load, result, bucket.listKeys);
        result.rounds += 1;
      }
      const note = load.ledger.describeRefusals();
      if (note !== undefined) result.note = note;
    } finally {
      await bucket.close();
    }
  },
};

async function runOutage(
  { result }: CaseContext,
  api: Api,
  school: School,
  load: Load,
  { proxy }: Bucket,
  outage: 'cut' | 'stall',
): Promise<void> {
  const running = load.start(api);
  await running.waitForWrites(writesBefore);
  await proxy[outage]();
  await running.waitForRefusals();
  // What needs no files goes on.
  const course = await api.call('GET', `/courses/${school.courseId}`, { token: school.admin.token });
  if (course.status !== 200) result.problems.push(`${outage}: the course answered ${course.status}`);
  await proxy.restore();
  const endTime = performance.now();
  await running.waitForWrites(1);
  result.recoveryMs.push(performance.now() - endTime);
  await running.waitForWrites(writesAfter);
  await running.stop();
  await load.finish(api);
  await checkAsUsers(api, school, load, result);
}
