import type { Compilable } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { Db } from './database.ts';

const waitingQueries = new WeakMap<Db, Map<string, Promise<readonly unknown[]>>>();

/**
 * Runs a query once for all calls of this moment with an equal one, such as those of a class that opens a course. It starts after
 * these calls, so its rows are never older than a call. A transaction always runs its own query.
 */
export async function executeShared<T extends object>(db: Db, query: Compilable<T>): Promise<T[]> {
  const compiled = query.compile();
  const execute = async () => (await db.executeQuery(compiled)).rows;
  if (db.isTransaction) return execute();
  const waiting = waitingQueries.get(db) ?? new Map<string, Promise<readonly unknown[]>>();
  waitingQueries.set(db, waiting);
  const key = JSON.stringify([compiled.sql, compiled.parameters]);
  let rows = waiting.get(key) as Promise<readonly T[]> | undefined;
  if (!rows) {
    rows = setImmediate().then(() => {
      waiting.delete(key);
      return execute();
    });
    waiting.set(key, rows);
  }
  // Each caller may change its own copy.
  return (await rows).map((row) => ({ ...row }));
}
