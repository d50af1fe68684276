import { checkAsUsers, checkDatabase } from '../support/checks.ts';
import type { CaseContext, FaultCase } from '../support/context.ts';
import { Load } from '../support/load.ts';
import { createPlatform } from '../support/platform.ts';
import type { Platform, RunningServer } from '../support/platform.ts';
import { startPostgresCluster } from '../support/postgresCluster.ts';
import type { PostgresCluster } from '../support/postgresCluster.ts';
import { createSchool } from '../support/school.ts';
import type { School } from '../support/school.ts';
import { mountSmallDisk } from '../support/smallDisk.ts';
import type { SmallDisk } from '../support/smallDisk.ts';
import { waitUntil } from '../support/waitUntil.ts';

const megabyte = 1024 * 1024;
const diskMegabytes = 400;
const reserveBytes = 24 * megabyte;
const writesBefore = 15;
const writesAfter = 20;

/** The disk of database and files fills up under load, first to the reserve, then to its last byte, and is freed again. */
export const diskFull: FaultCase = {
  name: 'full disk',
  engines: ['embedded', 'postgres'],
  isCheap: true,
  run: async (context) => {
    const disk = mountSmallDisk(diskMegabytes);
    if (!disk) {
      context.result.skipped = 'this user may not mount a small disk';
      return;
    }
    let cluster: PostgresCluster | undefined;
    let platform: Platform | undefined;
    try {
      if (context.engine === 'postgres') cluster = await startPostgresCluster(disk.folder);
      const databaseUrl = cluster?.createDatabase('fanous_disk');
      platform = createPlatform({
        parent: disk.folder,
        settings: { DISK_RESERVE_BYTES: String(reserveBytes) },
        ...(databaseUrl !== undefined && { databaseUrl }),
      });
      await runOnDisk(context, platform, disk, cluster);
    } finally {
      disk.free();
      platform?.remove();
      cluster?.remove();
      disk.remove();
    }
  },
};

async function runOnDisk(context: CaseContext, platform: Platform, disk: SmallDisk, cluster?: PostgresCluster) {
  const { random, result } = context;
  const school = await createSchool(platform, 12);
  const load = await Load.create(school, random);
  const server = await platform.start();
  await checkReserve(context, server, school, load, disk);
  result.rounds += 1;
  const last = await fillCompletely(context, platform, server, school, load, disk, cluster);
  result.rounds += 1;
  const exitCode = await last.terminate();
  if (exitCode !== 0) result.problems.push(`It exited with ${exitCode}: ${last.process.getErrors()}`);
  await checkDatabase(platform, school, load, result);
  const note = load.ledger.describeRefusals();
  if (note !== undefined) result.note = note;
}

/** Below the reserve uploads are refused, and everything else goes on. */
async function checkReserve(
  { result }: CaseContext,
  { api }: RunningServer,
  school: School,
  load: Load,
  disk: SmallDisk,
) {
  const before = load.start(api);
  await before.waitForWrites(writesBefore);
  disk.fill(reserveBytes - megabyte);
  await before.waitForRefusals();
  const [student] = school.students;
  const [question] = school.questions;
  const json = { summary_id: 0, reaction: 'love' as const };
  const summary = [...load.ledger.summaries.values()].find(({ userId }) => userId === student?.id);
  if (question && summary) {
    const { status } = await api.call('POST', '/reacts', {
      token: summary.token,
      json: { ...json, summary_id: summary.id },
    });
    if (status === 200) load.ledger.reactions.set(summary.id, json.reaction);
    else result.problems.push(`A reaction got ${status} while the free space was below the reserve.`);
  }
  disk.free();
  await before.waitForWrites(writesAfter);
  await before.stop();
  await load.finish(api);
  await checkAsUsers(api, school, load, result);
}

/** Without any space users get defined problems. The server may end, as it does after a failed write of the log. */
async function fillCompletely(
  { result }: CaseContext,
  platform: Platform,
  server: RunningServer,
  school: School,
  load: Load,
  disk: SmallDisk,
  cluster?: PostgresCluster,
): Promise<RunningServer> {
  const running = load.start(server.api);
  await running.waitForWrites(writesBefore);
  disk.fill();
  await running.waitForRefusals();
  disk.free();
  const freeTime = performance.now();
  cluster?.startIfStopped();
  const { child, getErrors } = server.process;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await waitUntil('a ready server', async () => hasEnded() || server.api.isReady());
  await running.stop();
  const current = hasEnded() ? await platform.start() : server;
  if (current !== server) result.note = `the server ended: ${getErrors()}`;
  result.recoveryMs.push(performance.now() - freeTime);
  await load.finish(current.api);
  const after = load.start(current.api);
  await after.waitForWrites(writesAfter);
  await after.stop();
  await load.finish(current.api);
  await checkAsUsers(current.api, school, load, result);
  return current;
}
