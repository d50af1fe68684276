import { setImmediate } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { LogConfig, PostgresPool } from 'kysely';
import { types } from 'pg';
import type { CustomTypesConfig, Pool } from 'pg';
import { findErrorCode } from '../startupError.ts';
import { withNamedStatements } from './namedStatements.ts';
import { ReplicaReads } from './replicaReads.ts';
import type { ReplicaReadControl } from './replicaReads.ts';
import type { Subscribe } from './signals.ts';
import type { Tables } from './tables.ts';

/** The database engine. Both use `pg`; the name is for messages and tests only. */
export type DatabaseEngine = 'embedded' | 'postgres';

/** The database for queries: the pool, or a transaction. */
export type Db = Kysely<Tables>;

/** A query that has ended. `sql` has placeholders instead of values. */
export interface EndedQuery {
  sql: string;
  /** Without the time to wait for a connection. */
  milliseconds: number;
  isError: boolean;
  /** The code of the error, such as one of PostgreSQL. */
  errorCode: string | undefined;
}

/** Connections of the pool, and the queries that wait for one. */
export interface PoolCounts {
  open: number;
  used: number;
  waiting: number;
}

/** An open database. */
export interface Database {
  db: Db;
  engine: DatabaseEngine;
  /** Subscribes to the signals of all servers on this database. */
  subscribe: Subscribe;
  readPoolCounts: () => PoolCounts;
  /** Calls a function after every query. Returns a function that stops it. */
  watchQueries: (onQuery: (query: EndedQuery) => void) => () => void;
  close: () => Promise<void>;
  /** Prevents the read replica from returning outdated data. Undefined without a replica. */
  replicaReads?: ReplicaReadControl | undefined;
  /** Copies the folder of the embedded database. Queries wait for it, so that the copy has one state. */
  copyFolder?: (folder: string) => Promise<void>;
}

/** PostgreSQL ends a query of a request after this time. */
export const statementTimeoutMs = 30_000;
/** The time for the message that PostgreSQL has ended a query. */
const responseGraceMs = 5_000;

interface PoolOptions {
  engine: DatabaseEngine;
  subscribe: Subscribe;
  /** Connections to read replicas. */
  replicaPool?: Pool | undefined;
  /** Runs once, after the pool has ended. */
  onPoolEnded?: () => Promise<void>;
}

/** Creates a database from a pool. */
export function createDatabaseFromPool(
  pool: Pool,
  { engine, subscribe, replicaPool, onPoolEnded }: PoolOptions,
): Database {
  const primary = preparePool(pool, engine);
  const replicaReads = replicaPool && new ReplicaReads(primary, preparePool(replicaPool, engine));
  const watchers = new Set<(query: EndedQuery) => void>();
  const log: LogConfig = (event) => {
    const { sql } = event.query;
    const isError = event.level === 'error';
    const errorCode = isError ? findErrorCode(event.error) : undefined;
    for (const onQuery of watchers) onQuery({ sql, milliseconds: event.queryDurationMillis, isError, errorCode });
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: replicaReads ?? primary }), log });
  let closing: Promise<void> | undefined;
  return {
    db,
    engine,
    subscribe,
    readPoolCounts: () => ({
      open: pool.totalCount,
      used: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    watchQueries: (onQuery) => {
      watchers.add(onQuery);
      return () => watchers.delete(onQuery);
    },
    close: () => (closing ??= db.destroy().then(() => onPoolEnded?.())),
    replicaReads,
  };
}

function preparePool(pool: Pool, engine: DatabaseEngine): PostgresPool {
  pool.options.types = typeParsers;
  // The pool replaces broken idle connections. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in use. Its query or the next one fails with the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The embedded database blocks the event loop. `setImmediate` lets other events run between two queries: otherwise a busy
  // server hardly accepts new connections.
  return withNamedStatements(pool, {
    waitBeforeUse: engine === 'embedded' ? setImmediate : undefined,
    responseTimeoutMs: engine === 'postgres' ? statementTimeoutMs + responseGraceMs : undefined,
  });
}

const parsers = new Map<number, (text: string) => unknown>([
  // Ids and counts are far below 2^53.
  [types.builtins.INT8, Number],
  // Responses contain times in this format.
  [types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof types.getTypeParser>[0], format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
