import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { inspectDatabase } from '../doctor/inspectDatabase.ts';
import { PasswordHasher } from '../features/auth/passwordHasher.ts';
import { resetTwoStepByEmail } from '../features/twoStep/resetTwoStep.ts';
import { createAdminUnlessEmailExists } from '../features/users/firstAdmin.ts';
import { resetPasswordByEmail } from '../features/users/resetPasswordByEmail.ts';
import { createFolderForProcess, getProcessName } from '../storage/temporaryFolder.ts';
import type { ControlCommands } from './controlServer.ts';

/** Creates the commands of a server with an embedded database. */
export function createServerCommands(config: Config, database: Database): ControlCommands {
  const passwordHasher = new PasswordHasher();
  return {
    ping: async () => ({ pid: process.pid }),
    'copy-database': async ({ processName }) => {
      // The command line deletes the copy. A command line of an older version does not send its name.
      const isName = typeof processName === 'string' && /^[\w-]+\.\d+$/.test(processName);
      const parent = createFolderForProcess(config.dataDir, isName ? processName : getProcessName());
      try {
        const folder = join(parent, 'database');
        await database.copyFolder?.(folder);
        return { folder };
      } catch (error) {
        await rm(parent, { recursive: true, force: true });
        throw error;
      }
    },
    'inspect-database': () => inspectDatabase(database.db, config),
    'create-admin': async ({ name, email, password }) => ({
      isDone: await createAdminUnlessEmailExists(database.db, passwordHasher, {
        name: String(name),
        email: String(email),
        password: String(password),
      }),
    }),
    'reset-password': async ({ email, password }) => ({
      isDone: await resetPasswordByEmail(database.db, passwordHasher, {
        email: String(email),
        password: String(password),
      }),
    }),
    'reset-two-step': async ({ email }) => ({ result: await resetTwoStepByEmail(database.db, String(email)) }),
  };
}
