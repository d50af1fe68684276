import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartupError, findErrorCode } from '../startupError.ts';
import type { EnvironmentVariables } from './settings.ts';

/** Reads the environment variables and the `.env` file of the working folder. The environment wins. */
export function readEnvironmentVariables(file = '.env'): EnvironmentVariables {
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
  } catch (error) {
    if (findErrorCode(error) === 'ENOENT') return process.env;
    throw new StartupError(`The file ${file} cannot be read (${findErrorCode(error) ?? 'unknown reason'}).`);
  }
}
