import { checkAsUsers, checkDatabase } from '../support/checks.ts';
import type { FaultCase } from '../support/context.ts';
import { Load } from '../support/load.ts';
import { createSchool } from '../support/school.ts';

const fullRounds = 10;
const shortRounds = 1;
const maxWritesPerRound = 30;

/** SIGTERM while users change something: open requests finish, and the server exits with 0. */
export const terminated: FaultCase = {
  name: 'SIGTERM under load',
  engines: ['embedded', 'postgres'],
  isCheap: false,
  run: async ({ createPlatform, random, result, isShort }) => {
    const platform = createPlatform();
    const school = await createSchool(platform, 12);
    const load = await Load.create(school, random);
    while (result.rounds < (isShort ? shortRounds : fullRounds)) {
      const server = await platform.start();
      result.recoveryMs.push(server.readyMs);
      await load.finish(server.api);
      await checkAsUsers(server.api, school, load, result);
      const running = load.start(server.api);
      await running.waitForWrites(random.integer(1, maxWritesPerRound));
      const exitCode = await server.terminate();
      await running.stop();
      if (exitCode !== 0) result.problems.push(`It exited with ${exitCode}: ${server.process.getErrors()}`);
      result.rounds += 1;
    }
    const server = await platform.start();
    await load.finish(server.api);
    await server.terminate();
    await checkDatabase(platform, school, load, result);
  },
};
