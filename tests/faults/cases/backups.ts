import { cpSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderBackupStore } from '../../../apps/api/src/backup/folderBackupStore.ts';
import { openBackup } from '../../../apps/api/src/backup/openBackup.ts';
import { requireEqualRows } from '../../../apps/api/src/backup/verifyBackup.ts';
import { checkAsUsers, checkDatabase, listFiles } from '../support/checks.ts';
import { runCommand, startCommand } from '../support/commandLine.ts';
import type { CaseContext, FaultCase } from '../support/context.ts';
import { Load } from '../support/load.ts';
import type { Platform } from '../support/platform.ts';
import type { SeededRandom } from '../support/random.ts';
import { createSchool } from '../support/school.ts';

const writes = 60;
const fullRounds = 20;
const shortRounds = 2;

/** Damaged backups are refused by the name of the file, and nothing is written. */
export const corruptBackup: FaultCase = {
  name: 'corrupt backup',
  engines: ['embedded', 'postgres'],
  isCheap: false,
  run: async (context) => {
    const { random, result, isShort } = context;
    const { platform, backups } = await createBackedUpPlatform(context);
    const rounds = isShort ? shortRounds : fullRounds;
    const target = context.createPlatform();
    while (result.rounds < rounds) {
      const damaged = path.join(platform.folder, `damaged-${result.rounds}`);
      cpSync(backups, damaged, { recursive: true });
      const damage = damageFile(damaged, random);
      for (const command of result.rounds % 5 === 0 ? ['verify', 'restore'] : ['restore']) {
        const { exitCode, output } = await runCommand(target.environment, command, '--from', damaged);
        if (exitCode !== 1 || !output.includes(damage.shownName))
          result.problems.push(`${command} after ${damage.description} ended with ${exitCode}: ${output.trim()}`);
      }
      rmSync(damaged, { recursive: true });
      result.rounds += 1;
    }
    const database = await target.openDatabase();
    const { tables } = await database.db.introspection.getTables().then((all) => ({ tables: all.length }));
    await database.close();
    if (tables > 0) result.problems.push(`A refused restore has written ${tables} tables.`);
    const files = listFiles(path.join(target.config.dataDir, 'storage'));
    if (files.length > 0) result.problems.push(`A refused restore has written ${files.length} files.`);
  },
};

/** kill -9 at random moments of a restore. The next one continues, and at its end everything is there. */
export const interruptedRestore: FaultCase = {
  name: 'interrupted restore',
  engines: ['embedded', 'postgres'],
  isCheap: false,
  run: async (context) => {
    const { random, result, isShort } = context;
    const { backups, school, load } = await createBackedUpPlatform(context);
    const rounds = isShort ? shortRounds : fullRounds;
    let target = context.createPlatform();
    const startTime = performance.now();
    await runCommand(context.createPlatform().environment, 'restore', '--from', backups);
    const restoreMs = performance.now() - startTime;
    while (result.rounds < rounds) {
      const command = startCommand(target.environment, 'restore', '--from', backups);
      await Promise.race([command.ended, sleep(random.integer(0, Math.ceil(restoreMs)))]);
      command.kill();
      const exitCode = await command.ended;
      const isComplete = exitCode === 0 || command.getOutput().includes('is not empty');
      // It was faster than the kill, in this round or at the end of an earlier one.
      if (isComplete) target = context.createPlatform();
      else if (exitCode !== null) result.problems.push(`It ended with ${exitCode}: ${command.getOutput()}`);
      result.rounds += 1;
    }
    const lastStartTime = performance.now();
    const last = await runCommand(target.environment, 'restore', '--from', backups);
    result.recoveryMs.push(performance.now() - lastStartTime);
    const isComplete = last.exitCode === 0 || last.output.includes('is not empty');
    if (!isComplete) result.problems.push(`The last restore ended with ${last.exitCode}: ${last.output}`);
    const database = await target.openDatabase();
    await requireEqualRows(database.db, await openBackup(new FolderBackupStore(backups))).finally(() =>
      database.close(),
    );
    // Sessions are not in a backup, so this reads the database only.
    await checkDatabase(target, school, load, result);
  },
};

/** Creates a platform with rows and files, and a backup of it. */
async function createBackedUpPlatform(context: CaseContext) {
  const { random, result } = context;
  const platform: Platform = context.createPlatform();
  const school = await createSchool(platform, 12);
  const load = await Load.create(school, random);
  const server = await platform.start();
  const running = load.start(server.api);
  await running.waitForWrites(writes);
  await running.stop();
  await load.finish(server.api);
  await checkAsUsers(server.api, school, load, result);
  const backups = path.join(platform.folder, 'backups');
  const { exitCode, output } = await runCommand(platform.environment, 'backup', '--to', backups);
  if (exitCode !== 0) throw new Error(`The backup ended with ${exitCode}: ${output}`);
  await server.terminate();
  await checkDatabase(platform, school, load, result);
  return { platform, school, load, backups };
}

/** Damages one file of the newest backup in one way. */
function damageFile(backups: string, random: SeededRandom): { description: string; shownName: string } {
  const [name = ''] = readdirSync(backups);
  const folder = path.join(backups, name);
  // The manifest as often as all other files.
  const file = random.pick(['manifest.json', random.pick(listFiles(folder).toSorted())]);
  const place = path.join(folder, file);
  const content = readFileSync(place);
  const way = random.pick(['a changed byte', 'a missing end', 'a missing file'] as const);
  if (way === 'a missing file' || content.length === 0) rmSync(place);
  else if (way === 'a missing end') truncateSync(place, random.integer(0, Math.max(0, content.length - 2)));
  else {
    const at = random.integer(0, content.length - 1);
    content[at] = (content[at] ?? 0) ^ (1 << random.integer(0, 7));
    writeFileSync(place, content);
  }
  return {
    description: `${way} of ${file}`,
    shownName: file === 'manifest.json' && way === 'a missing file' ? '' : file,
  };
}
