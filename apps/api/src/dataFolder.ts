import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError, findErrorCode } from './startupError.ts';

/** Creates the data folder if it is missing, with mode 700, and checks that it is writable. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // PGlite creates files that everyone can read, so the folder must be private.
    await chmod(folder, 0o700);
    const probe = join(folder, `.writable-${process.pid}`);
    await mkdir(probe);
    await rm(probe, { recursive: true });
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be written to (${findErrorCode(error) ?? String(error)}).`,
    );
  }
}
