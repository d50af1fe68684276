import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { maxCountedMatches, readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { ListTotal, PageQuery } from '../../db/paging.ts';
import { matchSubstringWithIndex } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import type { AuditKind, Tables } from '../../db/tables.ts';

const columns = [
  'id',
  'created_at',
  'kind',
  'action',
  'actor_id',
  'actor_name',
  'actor_email',
  'actor_role',
  'target_type',
  'target_id',
  'target_label',
  'course_id',
  'before',
  'after',
  'attempts',
  'request_id',
  'address',
] as const;

/** An entry of the audit log. */
export type AuditEntryRow = Awaited<ReturnType<typeof listAuditEntries>>['rows'][number];

/** The filters of the audit log. */
export interface AuditFilter {
  kind?: AuditKind | undefined;
  action?: string | undefined;
  actor_id?: number | undefined;
  target_type?: string | undefined;
  target_id?: number | undefined;
  request_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before_id?: number | undefined;
}

type AuditQuery = SelectQueryBuilder<Tables, 'audit_entries', object>;

const equalFilters = ['kind', 'action', 'actor_id', 'target_type', 'target_id', 'request_id'] as const;

function applyFilter(db: Db, filter: AuditFilter): AuditQuery {
  let query: AuditQuery = db.selectFrom('audit_entries');
  for (const name of equalFilters) {
    const value = filter[name];
    if (value !== undefined) query = query.where(name, '=', value);
  }
  if (filter.from !== undefined) query = query.where('created_at', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('created_at', '<', filter.to);
  if (filter.before_id !== undefined) query = query.where('id', '<', filter.before_id);
  return query;
}

/** Lists one page of the audit log, newest first. The total counts at most 1,000 entries. */
export async function listAuditEntries(
  db: Db,
  searchCache: SearchCache,
  { filter, search, page }: { filter: AuditFilter; search: Search | undefined; page: PageQuery },
) {
  const rowsQuery = applyFilter(db, filter);
  const counted = rowsQuery.select('id').limit(maxCountedMatches + 1);
  const { rows, ...total } = await readList(db, searchCache, {
    rowsQuery,
    selectColumns: (query) => query.select(columns),
    id: 'audit_entries.id',
    order: sql`audit_entries.id desc`,
    countExpression: sql<number>`(select count(*)::int from ${counted} as counted)`,
    search: search && matchSubstringWithIndex('audit_entries.search_fold', search),
    page,
  });
  return { rows, total: capTotal(total) };
}

const capTotal = (found: ListTotal): ListTotal =>
  found.total > maxCountedMatches ? { total: maxCountedMatches, total_is_capped: true } : found;

/** A failed sign-in or a refused permission, with the number of attempts within a minute. */
export interface RefusedAttempt {
  kind: 'failed_sign_in' | 'refusal';
  action: string;
  /** The account without a permission. */
  actor_id: number | null;
  actor_role: 'admin' | 'limited_admin' | 'teacher' | 'user' | null;
  /** The e-mail of a failed sign-in. */
  email: string | null;
  search_fold: string;
  attempts: number;
  request_id: string | null;
  address: string | null;
}

/** Adds entries for refused attempts, in one statement. */
export async function insertRefusedAttempts(db: Db, attempts: readonly RefusedAttempt[]): Promise<void> {
  const rows = attempts.map((attempt, place) => Object.assign({ place }, attempt));
  await sql`
    insert into audit_entries (
      kind, action, actor_id, actor_name, actor_email, actor_role, target_type, target_id, target_label, attempts, request_id,
      address, search_fold
    )
    select attempt.kind, attempt.action, attempt.actor_id, actor.name, actor.email, attempt.actor_role,
      case when attempt.email is not null then 'user' end, account.id, attempt.email, attempt.attempts, attempt.request_id,
      attempt.address, coalesce(
        split_part(actor.search_fold, E' \\n ', 1) || E' \\n ' || split_part(actor.search_fold, E' \\n ', 2), attempt.search_fold
      )
    from json_to_recordset(${JSON.stringify(rows)}::json) as attempt (
      place integer, kind text, action text, actor_id bigint, actor_role text, email text, search_fold text, attempts integer, request_id text,
      address text
    )
    left join users as actor on actor.id = attempt.actor_id
    left join users as account on account.email = attempt.email
    order by attempt.place
  `.execute(db);
}

/**
 * Replaces what names a deleted account in the audit log by its number (`migrations/0035_deletion_requests.sql`). The trigger of the table
 * permits this only for an account that no longer exists, and decides what is stored.
 */
export async function anonymizeAuditEntries(db: Db, userId: number): Promise<void> {
  await sql`select set_config('fanous.audit_deleted_account', ${String(userId)}, true)`.execute(db);
  await sql`
    update audit_entries set actor_name = actor_name
    where actor_id = ${userId}
      or (target_type in ('user', 'password_reset_link') and target_id = ${userId})
      or (target_type in ('subscription', 'summary') and coalesce(before->>'user_id', after->>'user_id') = ${String(userId)})
  `.execute(db);
  // The rest of the transaction must not change entries.
  await sql`select set_config('fanous.audit_deleted_account', '', true)`.execute(db);
}

const rowsPerDelete = 10_000;

/** Deletes entries older than the retention. The trigger of the table permits this only in such a transaction. */
export async function deleteExpiredAuditEntries(db: Db, retentionDays: number): Promise<void> {
  let deleted: bigint;
  do {
    // One short transaction after the other, so that no lock is held for long.
    // oxlint-disable-next-line no-await-in-loop
    deleted = await db.transaction().execute(async (db) => {
      await sql`select set_config('fanous.audit_retention_days', ${String(retentionDays)}, true)`.execute(db);
      const { numAffectedRows = 0n } = await sql`
        delete from audit_entries where id in (
          select id from audit_entries where created_at < now() - make_interval(days => ${retentionDays}::int)
          order by created_at limit ${rowsPerDelete}
        )
      `.execute(db);
      return numAffectedRows;
    });
  } while (deleted === BigInt(rowsPerDelete));
}
