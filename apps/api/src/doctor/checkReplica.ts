import { Client } from 'pg';
import type { Finding } from './finding.ts';

/** Connects to the replica of `DATABASE_READ_URL`, and checks that it is one. */
export async function checkReplica(readUrl: string): Promise<Finding> {
  const client = new Client({ connectionString: readUrl, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"');
    return rows[0]?.isReplica === true
      ? { status: 'ok', code: 'replica_reachable' }
      : { status: 'problem', code: 'replica_wrong' };
  } catch (error) {
    // Only a warning: the primary is used meanwhile.
    const detail = error instanceof Error ? error.message : String(error);
    return { status: 'warning', code: 'replica_unreachable', detail };
  } finally {
    await client.end().catch(() => undefined);
  }
}
