import { setTimeout as sleep } from 'node:timers/promises';
import { checkAsUsers, checkDatabase } from '../support/checks.ts';
import type { CaseContext, FaultCase } from '../support/context.ts';
import { Load } from '../support/load.ts';
import type { Platform } from '../support/platform.ts';
import { createSchool } from '../support/school.ts';
import type { School } from '../support/school.ts';

const maxWritesPerRound = 40;
const maxDelayMs = 40;
const maxStartDelayMs = 2_000;
const roundsPerKilledStart = 4;
/** Opening the embedded database needs a stopped server, so it is not checked after every round. */
const roundsPerEmbeddedCheck = 10;

/** kill -9 at random moments: while users change something, and while the server starts. */
export const killed: FaultCase = {
  name: 'kill -9 under load',
  engines: ['embedded', 'postgres'],
  isCheap: true,
  run: async (context) => {
    const { random, result, killRounds } = context;
    const platform = context.createPlatform();
    const school = await createSchool(platform, 12);
    const load = await Load.create(school, random);
    for (let round = 1; round <= killRounds; round += 1) {
      if (round % roundsPerKilledStart === 0) await killDuringStart(platform, random.integer(0, maxStartDelayMs));
      await runRound(context, platform, school, load, round);
      result.rounds += 1;
    }
    await checkAfterLastRound(context, platform, school, load);
  },
};

async function runRound(
  { engine, random, result }: CaseContext,
  platform: Platform,
  school: School,
  load: Load,
  round: number,
): Promise<void> {
  let server = await platform.start();
  result.recoveryMs.push(server.readyMs);
  await load.finish(server.api);
  await checkAsUsers(server.api, school, load, result);
  if (engine === 'postgres') await checkDatabase(platform, school, load, result);
  else if (round % roundsPerEmbeddedCheck === 0) {
    await server.terminate();
    await checkDatabase(platform, school, load, result);
    server = await platform.start();
  }
  const running = load.start(server.api);
  await running.waitForWrites(random.integer(1, maxWritesPerRound));
  await sleep(random.integer(0, maxDelayMs));
  await server.kill();
  await running.stop();
}

async function killDuringStart(platform: Platform, delayMs: number): Promise<void> {
  const { child, ended } = platform.spawn();
  await sleep(delayMs);
  child.kill('SIGKILL');
  await ended;
}

/** Checks everything once more, after the cleanup has removed what the killed servers left. */
async function checkAfterLastRound({ result }: CaseContext, platform: Platform, school: School, load: Load) {
  const server = await platform.start();
  await load.finish(server.api);
  await server.terminate();
  const database = await platform.openDatabase();
  await database.db
    .updateTable('loose_files')
    .set({ remove_after: new Date(0).toISOString() })
    .execute();
  await database.close();
  const last = await platform.start();
  await last.terminate();
  await checkDatabase(platform, school, load, result);
  const after = await platform.openDatabase();
  const left = await after.db.selectFrom('loose_files').select('key').execute();
  await after.close();
  if (left.length > 0) result.problems.push(`The cleanup left ${left.length} files.`);
}
