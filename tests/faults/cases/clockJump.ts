import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkAsUsers, checkDatabase } from '../support/checks.ts';
import type { FaultCase } from '../support/context.ts';
import { createMovableClock } from '../support/fakeTime.ts';
import { Load } from '../support/load.ts';
import { createSchool } from '../support/school.ts';

const writesPerRound = 30;
/** Less than the life of a session: users stay signed in. */
const jumps = ['+2h', '+0', '-2h', '+3d', '-1d', '+0'];

/** The clock of the server jumps under load, forward and back. */
export const clockJump: FaultCase = {
  name: 'clock jump',
  engines: ['embedded', 'postgres'],
  isCheap: false,
  run: async ({ createPlatform, random, result }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fanous-faults-clock-'));
    const clock = createMovableClock(folder);
    if (!clock) {
      result.skipped = 'libfaketime is missing (Debian: faketime)';
      return;
    }
    const platform = createPlatform(clock.settings);
    const school = await createSchool(platform, 12);
    const load = await Load.create(school, random);
    const server = await platform.start();
    const running = load.start(server.api);
    for (const jump of jumps) {
      await running.waitForWrites(writesPerRound);
      clock.move(jump);
      await running.waitForWrites(writesPerRound);
      result.rounds += 1;
    }
    await running.stop();
    await load.finish(server.api);
    await checkAsUsers(server.api, school, load, result);
    await server.terminate();
    await checkDatabase(platform, school, load, result);
    rmSync(folder, { recursive: true, force: true });
    const note = load.ledger.describeRefusals();
    if (note !== undefined) result.note = note;
  },
};
