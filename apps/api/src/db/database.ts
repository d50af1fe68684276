import { setImmediate } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { types } from 'pg';
import type { CustomTypesConfig, Pool } from 'pg';
import { withNamedStatements } from './namedStatements.ts';
import type { Subscribe } from './signals.ts';
import type { Tables } from './tables.ts';

/** Both engines are reached through `pg`; the name is for messages and tests only. */
export type Engine = 'embedded' | 'postgres';

/** What repositories query: the pool, or the transaction that is under way. */
export type Db = Kysely<Tables>;

/** An open database and the way to close it. */
export interface Database {
  db: Db;
  engine: Engine;
  /** Receives the signals of all servers on this database. */
  subscribe: Subscribe;
  close: () => Promise<void>;
}

/** Wraps a pool; `close` runs once after the pool has ended. */
export function databaseOf(pool: Pool, engine: Engine, subscribe: Subscribe, close: () => Promise<void>): Database {
  pool.options.types = wireTypes;
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The embedded database works on the event loop. Between two uses whatever else has arrived gets its turn: else a busy
  // server accepts one new connection in the time it takes to answer all the others.
  const named = withNamedStatements(pool, engine === 'embedded' ? setImmediate : undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: named }) });
  let closing: Promise<void> | undefined;
  return { db, engine, subscribe, close: () => (closing ??= db.destroy().then(close)) };
}

const parsers = new Map<number, (text: string) => unknown>([
  // Ids and counts stay far below 2^53.
  [types.builtins.INT8, Number],
  // Times leave the database as they go over the wire.
  [types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

const wireTypes: CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof types.getTypeParser>[0], format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
};
