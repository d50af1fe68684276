import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { migrateDatabaseTo, readMigrationState } from '../db/migrate.ts';
import { BackupError } from './backupError.ts';
import type { RowDump } from './dumpRows.ts';
import type { BackupTable } from './manifest.ts';
import { describeTables, quoteIdentifier } from './tables.ts';
import { unlimitedTimeSql } from '../db/namedStatements.ts';

const charactersPerInsert = 1_000_000;

/** What a restore of rows needs to know. */
export interface RestoreRowsOptions {
  manifest: RowDump;
  openFile: (path: string) => Promise<Readable>;
  onProgress?: (done: number, total: number) => void;
  /** Is called before the transaction ends. If it throws, the database stays empty. */
  checkRows?: (db: Db) => Promise<void>;
}

/** Migrates an empty database to the version of the dumped one, and writes the rows in one transaction. */
export async function restoreRows(db: Db, options: RestoreRowsOptions): Promise<void> {
  const { manifest, openFile, onProgress, checkRows } = options;
  const { known, applied } = await readMigrationState(db);
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new BackupError('newer_backup', unknown);
  const newer = applied.find((name) => !manifest.migrations.includes(name));
  if (newer !== undefined) throw new BackupError('newer_database', newer);
  await migrateDatabaseTo(db, manifest.migrations.at(-1) ?? '');
  await db.transaction().execute(async (db) => {
    await sql.raw(unlimitedTimeSql).execute(db);
    // The rows contain what the triggers computed when they were written first. This also locks the tables.
    for (const { name } of manifest.tables)
      await sql.raw(`alter table ${quoteIdentifier(name)} disable trigger user`).execute(db);
    await requireEmptyDatabase(db);
    for (const { name } of manifest.tables.toReversed())
      await sql.raw(`delete from ${quoteIdentifier(name)}`).execute(db);
    const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
    let done = 0;
    for (const table of manifest.tables)
      await restoreTable(db, table, await openFile(table.path), (rows) => onProgress?.((done += rows), total));
    for (const { name } of manifest.tables)
      await sql.raw(`alter table ${quoteIdentifier(name)} enable trigger user`).execute(db);
    await checkRows?.(db);
  });
}

/** Throws if a table has rows that neither a migration nor the first start of a server writes. */
export async function requireEmptyDatabase(db: Db): Promise<void> {
  for (const { name, condition } of await describeTables(db)) {
    if (name === 'counters') continue;
    const { rows } = await sql.raw(`select 1 from ${quoteIdentifier(name)} where ${condition} limit 1`).execute(db);
    if (rows.length > 0) throw new BackupError('database_not_empty', name);
  }
}

async function restoreTable(
  db: Db,
  { name, sequences }: BackupTable,
  content: Readable,
  onInserted: (rows: number) => void,
): Promise<void> {
  const columns = (await describeTables(db, 'all'))
    .find((table) => table.name === name)
    ?.columns.map(quoteIdentifier)
    .join(', ');
  if (columns === undefined) throw new BackupError('newer_backup', name);
  const insert = async (lines: string[]) => {
    if (lines.length === 0) return;
    await sql`
      insert into ${sql.raw(quoteIdentifier(name))} (${sql.raw(columns)}) overriding system value
      select ${sql.raw(columns)} from json_populate_recordset(null::${sql.raw(quoteIdentifier(name))}, ${`[${lines.join(',')}]`}::json)
    `.execute(db);
    onInserted(lines.length);
  };
  let lines: string[] = [];
  let characters = 0;
  for await (const line of readLines(content)) {
    lines.push(line);
    characters += line.length;
    if (characters < charactersPerInsert) continue;
    await insert(lines);
    [lines, characters] = [[], 0];
  }
  await insert(lines);
  for (const [column, last] of Object.entries(sequences))
    await sql`select setval(pg_get_serial_sequence(${quoteIdentifier(name)}, ${column})::regclass, ${last}::bigint)`.execute(
      db,
    );
}

/** Reads the lines of a stream. Only a line feed ends one: `readline` also splits at U+2028, which texts in JSON may contain. */
async function* readLines(content: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of content.setEncoding('utf8') as AsyncIterable<string>) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}
