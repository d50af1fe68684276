import { engine } from './database.ts';

/** Registers tests of what the embedded database cannot show, since it has one connection. */
export function onPostgres(register: () => void): void {
  if (engine === 'postgres') register();
}
