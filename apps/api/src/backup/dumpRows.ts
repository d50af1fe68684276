import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { BackupWriter } from './backupStore.ts';
import { writeWithChecksum } from './checksums.ts';
import type { BackupManifest, BackupTable } from './manifest.ts';
import { readRows, readSequences } from './readRows.ts';
import { describeTables } from './tables.ts';
import type { RowScope } from './tables.ts';

/** The rows of a database, as files of a backup. */
export type RowDump = Pick<BackupManifest, 'migrations' | 'tables'>;

/** Writes one file for each table, with one line for each row. Needs a transaction. */
export async function dumpRows(
  db: Db,
  writer: Pick<BackupWriter, 'writeFile'>,
  scope: RowScope = 'backup',
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<RowDump> {
  const tables: BackupTable[] = [];
  const descriptions = await describeTables(db, scope);
  for (const table of descriptions) {
    let rows = 0;
    const readLines = async function* () {
      for await (const line of readRows(db, table)) {
        rows += 1;
        yield line;
      }
    };
    const file = await writeWithChecksum(writer, `tables/${table.name}.jsonl`, readLines());
    tables.push({ name: table.name, rows, sequences: await readSequences(db, table), ...file });
    onProgress(tables.length, descriptions.length);
  }
  return { migrations: await listMigrations(db), tables };
}

const listMigrations = async (db: Db): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );
