import { testEngine } from './database.ts';

/** Registers tests that need several connections, which the embedded database does not have. */
export function describeOnPostgres(register: () => void): void {
  if (testEngine === 'postgres') register();
}
