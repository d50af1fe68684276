import { sql } from 'kysely';
import { Pool } from 'pg';
import { StartupError, findErrorCode } from '../startupError.ts';
import type { Database } from './database.ts';
import { createDatabaseFromPool, statementTimeoutMs } from './database.ts';
import { createPostgresSubscribe } from './subscribe.ts';

const minVersion = 150_000;
const connectionTimeoutMs = 10_000;
// Short, because the primary is used if the replica does not respond.
const replicaConnectionTimeoutMs = 2_000;

/**
 * Connects to the PostgreSQL of `DATABASE_URL`, and checks its version and encoding. Public reads use the replica of `readUrl` if there is
 * one. A replica that cannot be reached is not an error.
 */
export async function openPostgresDatabase(url: string, poolSize: number, readUrl?: string): Promise<Database> {
  const replicaPool = readUrl === undefined ? undefined : createPool(readUrl, poolSize, replicaConnectionTimeoutMs);
  const database = createDatabaseFromPool(createPool(url, poolSize, connectionTimeoutMs), {
    engine: 'postgres',
    subscribe: createPostgresSubscribe(url),
    replicaPool,
  });
  try {
    await requireSupportedDatabase(database);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database of DATABASE_URL cannot be reached at ${getHostAndPort(url)} (${getReason(error)}).`,
    );
  }
}

const createPool = (connectionString: string, max: number, connectionTimeoutMillis: number): Pool =>
  new Pool({
    connectionString,
    max,
    connectionTimeoutMillis,
    statement_timeout: statementTimeoutMs,
    application_name: 'fanous',
    options: '-c timezone=UTC',
  });

async function requireSupportedDatabase({ db }: Database): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding
  `.execute(db);
  const { version = '0', encoding = '' } = rows[0] ?? {};
  if (Number(version) < minVersion) throw new StartupError('DATABASE_URL needs PostgreSQL 15 or newer.');
  if (encoding !== 'UTF8') throw new StartupError(`DATABASE_URL needs a database in UTF8, not in ${encoding}.`);
}

/** Gets the host and port only: the URL contains the password. */
function getHostAndPort(url: string): string {
  try {
    const { hostname, port, searchParams } = new URL(url);
    return `${searchParams.get('host') ?? hostname}:${port || '5432'}`;
  } catch {
    return 'that address';
  }
}

function getReason(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return findErrorCode(first) ?? (first instanceof Error ? first.message : String(first));
}
