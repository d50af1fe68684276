import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Rows that are worthless after a restore, or would let people in: sessions, links for new passwords and for e-mails, challenges of passkeys, counted
 * attempts, stored responses, file cleanup, uploads.
 */
const excludedTables: ReadonlySet<string> = new Set([
  'sessions',
  'password_reset_links',
  'email_confirmation_links',
  'passkey_challenges',
  'throttles',
  'idempotency_keys',
  'loose_files',
  'video_uploads',
]);

/**
 * The secrets of the platform (rows of `meta`) for which the server creates new ones. The key of authenticators is in backups: without
 * it no code would be accepted after a restore.
 */
const secretMetaKeys = ['media_secret', 'device_secret'] as const;
const noSecretsCondition = `key not in (${secretMetaKeys.map((key) => `'${key}'`).join(', ')})`;

/** Which rows are copied: those of a backup, or all rows of the platform. */
export type RowScope = 'backup' | 'all';

const migrationTables: ReadonlySet<string> = new Set(['kysely_migration', 'kysely_migration_lock']);

/** A table as the database describes it. */
export interface TableDescription {
  name: string;
  /** The SQL condition of the rows that are copied. */
  condition: string;
  columns: string[];
  /** The expressions that give its rows the same order on every engine. */
  order: string[];
  identityColumns: string[];
}

/** Describes the tables of a backup, or all tables with rows of the platform, in the order of foreign keys. */
export async function describeTables(db: Db, scope: RowScope = 'backup'): Promise<TableDescription[]> {
  const { rows } = await sql<{ name: string; column: string; type: string; identity: boolean; key: boolean }>`
    select c.relname as name, a.attname as column, format_type(a.atttypid, null) as type, a.attidentity <> '' as identity,
      coalesce(a.attnum = any(i.indkey::int2[]), false) as key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, a.attnum
  `.execute(db);
  const isIncluded = (name: string) => !migrationTables.has(name) && (scope === 'all' || !excludedTables.has(name));
  const names = [...new Set(rows.map(({ name }) => name))].filter(isIncluded);
  const tables = names.map((name) => {
    const columns = rows.filter((row) => row.name === name);
    const keys = columns.filter(({ key }) => key);
    return {
      name,
      condition: scope === 'backup' && name === 'meta' ? noSecretsCondition : 'true',
      columns: columns.map(({ column }) => column),
      order: (keys.length > 0 ? keys : columns).map(({ column, type }) =>
        /^(bigint|integer|smallint)$/.test(type)
          ? quoteIdentifier(column)
          : `${quoteIdentifier(column)}::text collate "C"`,
      ),
      identityColumns: columns.flatMap(({ column, identity }) => (identity ? [column] : [])),
    };
  });
  return sortByReferences(tables, await listReferences(db));
}

/** Quotes a name for SQL. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function listReferences(db: Db): Promise<{ child: string; parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid
  `.execute(db);
  return rows;
}

function sortByReferences(tables: TableDescription[], references: { child: string; parent: string }[]) {
  const sorted: TableDescription[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const isReady = ({ name }: TableDescription) =>
      !references.some(({ child, parent }) => child === name && waiting.has(parent));
    const ready = left.filter(isReady);
    if (ready.length === 0) throw new Error('The foreign keys of the tables form a cycle.');
    sorted.push(...ready);
    left = left.filter((table) => !isReady(table));
  }
  return sorted;
}
