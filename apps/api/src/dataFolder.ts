import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError, errorCode } from './startupError.ts';

/** Makes the data folder if need be, for its owner alone, and makes sure that it can be written to. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // PGlite creates its files readable by all; the folder is what keeps others out.
    await chmod(folder, 0o700);
    const probe = join(folder, `.writable-${process.pid}`);
    await mkdir(probe);
    await rm(probe, { recursive: true });
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be written to (${errorCode(error) ?? String(error)}).`);
  }
}
