import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { readEnvironmentVariables } from '../config/environment.ts';
import type { EnvironmentVariables } from '../config/settings.ts';
import type { Output } from './output.ts';

/** What every command gets. */
export interface CommandContext {
  output: Output;
  environment: EnvironmentVariables;
  /** Reads the settings, as the server does. */
  readConfig: () => Config;
  /** Resolves a path of the command line: `npm run` changes the working folder. */
  resolvePath: (path: string) => string;
}

export function createCommandContext(output: Output): CommandContext {
  const environment = readEnvironmentVariables();
  return {
    output,
    environment,
    readConfig: () => readConfig(environment),
    resolvePath: (path) => resolve(process.env['INIT_CWD'] ?? process.cwd(), path),
  };
}
