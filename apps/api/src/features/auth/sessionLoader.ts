import DataLoader from 'dataloader';
import type { Db } from '../../db/database.ts';
import { listSessions } from './sessions.repository.ts';
import type { SessionRow } from './sessions.repository.ts';

/** Loads the session of a token hash. */
export type SessionLoader = DataLoader<Buffer, SessionRow | undefined>;

const maxTokensPerQuery = 100;

/**
 * Creates a loader that reads the sessions of simultaneous requests with one query. Nothing is cached: the query starts after
 * the requests have arrived, so it never finds a session that had ended before.
 */
export function createSessionLoader(db: Db): SessionLoader {
  const load = async (hashes: readonly Buffer[]) => {
    const rows = await listSessions(db, hashes);
    const rowsByHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
    return hashes.map((hash) => rowsByHash.get(hash.toString('hex')));
  };
  return new DataLoader(load, {
    cache: false,
    maxBatchSize: maxTokensPerQuery,
    // After all requests that have arrived by now.
    batchScheduleFn: (loadBatch) => setImmediate(loadBatch),
  });
}
