import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../startupError.ts';
import type { Db } from './database.ts';

const mostTries = 4;
// What a database says when two transactions got in each other's way and trying again helps.
const passing = new Set(['40001', '40P01']);

/** Runs the work in one transaction, again when it only collided with another one. */
export async function transaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === mostTries || !passing.has(errorCode(error) ?? '')) throw error;
      await sleep(Math.random() * 20 * tries);
    }
  }
}

/** The constraint that an insert or update broke, if it broke one. */
export function brokenConstraint(error: unknown): string | undefined {
  const isBroken = /^23(503|505)$/.test(errorCode(error) ?? '');
  if (!isBroken || !(error instanceof Error) || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}
