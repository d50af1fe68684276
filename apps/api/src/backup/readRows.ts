import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { quoteIdentifier } from './tables.ts';
import type { TableDescription } from './tables.ts';
import { unlimitedTimeSql } from '../db/namedStatements.ts';

const rowsPerFetch = 500;

/** Reads the rows of a table as lines of JSON. Needs a transaction. */
export async function* readRows(db: Db, table: TableDescription): AsyncGenerator<string> {
  const rows = `select ${table.columns.map(quoteIdentifier).join(', ')} from ${quoteIdentifier(table.name)} where ${table.condition} order by ${table.order.join(', ')}`;
  await sql
    .raw(`declare backup_rows no scroll cursor for select row_to_json(r)::text as line from (${rows}) r`)
    .execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(rowsPerFetch))} from backup_rows`.execute(db);
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < rowsPerFetch) break;
  }
  await sql`close backup_rows`.execute(db);
}

/** Reads the last values of the identity columns of a table, so that a restore does not give the ids of deleted rows again. */
export async function readSequences(db: Db, { name, identityColumns }: TableDescription) {
  const sequences: Record<string, number> = {};
  for (const column of identityColumns) {
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(pg_get_serial_sequence(${quoteIdentifier(name)}, ${column})::regclass) as last
    `.execute(db);
    const last = rows[0]?.last;
    if (last !== null && last !== undefined) sequences[column] = last;
  }
  return sequences;
}

/** Runs the work in a transaction that sees one state of the database. */
export const runInSnapshot = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      // A large table takes longer than the statement timeout of requests.
      await sql.raw(unlimitedTimeSql).execute(db);
      return work(db);
    });
