import { setTimeout as sleep } from 'node:timers/promises';
import { findErrorCode } from '../startupError.ts';
import type { Db } from './database.ts';

const maxAttempts = 4;
// Serialization failure and deadlock: a retry helps.
const retryableCodes = new Set(['40001', '40P01']);

/** Runs the work in one transaction. Retries after a conflict with another transaction. */
export async function runTransactionWithRetries<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === maxAttempts || !retryableCodes.has(findErrorCode(error) ?? '')) throw error;
      await sleep(Math.random() * 20 * tries);
    }
  }
}

/** Gets the constraint that an insert or update violated. */
export function findViolatedConstraint(error: unknown): string | undefined {
  const isBroken = /^23(503|505)$/.test(findErrorCode(error) ?? '');
  if (!isBroken || !(error instanceof Error) || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}
