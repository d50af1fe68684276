import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { adjustCounter, getCounterSql } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { PageQuery, ListTotal } from '../../db/paging.ts';
import { matchSubstringWithIndex } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import type { Role } from '../../db/tables.ts';
import { unusablePasswordHash } from '../auth/passwordRules.ts';
import { toUserSearchFold } from './userFields.ts';

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'role',
  'image',
  'created_courses_count',
  'purchased_courses_count',
  'biography',
  'email_confirmed_at',
  'created_at',
] as const;

/** An account without its password hash. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The fields of a new account. */
export interface NewUser {
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  password_hash: string;
  biography?: string | null;
  image?: string | null;
}

/** Finds an account. */
export function findUser(db: Db, id: number) {
  return db.selectFrom('users').where('id', '=', id).select(columns).executeTakeFirst();
}

/** Finds the id, role and password hash of an account, for sign-in. */
export function findCredentialsByEmail(db: Db, email: string) {
  return db.selectFrom('users').where('email', '=', email).select(['id', 'role', 'password_hash']).executeTakeFirst();
}

/** Adds an account. A duplicate e-mail violates `users_email_key`. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const row = await db
    .insertInto('users')
    .values({ ...user, search_fold: toUserSearchFold(user) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await adjustCounter(db, 'users', 1);
  await adjustCounter(db, `users:${user.role}`, 1);
  return row;
}

/** Replaces the hash of the same password, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Db,
  known: { id: number; password_hash: string },
  password_hash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', known.id)
    .where('password_hash', '=', known.password_hash)
    .execute();
}

/** Finds the e-mail and password hash of an account, to check the current password. */
export function findCredentialsById(db: Db, id: number) {
  return db.selectFrom('users').where('id', '=', id).select(['id', 'email', 'password_hash']).executeTakeFirst();
}

/**
 * Locks an account and all admins who can sign in, until the end of the transaction. Two changes that each remove an admin then
 * run one after the other. Rows are locked in the order of ids, to avoid deadlocks.
 */
export async function lockAccountAndAdmins(
  db: Db,
  id: number,
): Promise<{ user: UserRow | undefined; passwordHash: string | undefined; admins: UserRow[] }> {
  const rows = await db
    .selectFrom('users')
    .where((eb) => eb.or([eb('role', '=', 'admin'), eb('id', '=', id)]))
    .select([...columns, 'password_hash'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const toAccount = ({ password_hash: _secret, ...account }: (typeof rows)[number]): UserRow => account;
  const row = rows.find((candidate) => candidate.id === id);
  return {
    user: row && toAccount(row),
    passwordHash: row?.password_hash,
    // An admin without a password cannot sign in, so it does not count.
    admins: rows
      .filter(({ role, password_hash }) => role === 'admin' && password_hash !== unusablePasswordHash)
      .map(toAccount),
  };
}

/** Counts the courses that a user owns. */
export async function countOwnCourses(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('courses')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The changes of an account. */
export type UserChanges = Partial<NewUser>;

/** Updates a locked account. A new e-mail is not confirmed. A duplicate one violates `users_email_key`. */
export async function updateUser(db: Db, before: UserRow, changes: UserChanges): Promise<UserRow> {
  const row = await db
    .updateTable('users')
    .set({
      ...changes,
      ...(changes.email !== undefined && changes.email !== before.email && { email_confirmed_at: null }),
      search_fold: toUserSearchFold({ ...before, ...changes }),
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', before.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  if (row.role !== before.role) {
    // Always in the same order, to avoid deadlocks.
    for (const role of [before.role, row.role].toSorted())
      await adjustCounter(db, `users:${role}`, role === row.role ? 1 : -1);
  }
  return row;
}

interface UserFilter {
  search: Search | undefined;
  role: Role | undefined;
  /** Lists only accounts with an open request to delete them. */
  hasDeletionRequest?: boolean;
  sort?: UserSort | undefined;
  page: PageQuery;
}

type UserSort = 'newest' | 'oldest' | 'name_asc' | 'name_desc';

// The searched text begins with the folded name. "C" sorts it the same way in every database.
const orders: Record<UserSort, RawBuilder<unknown>> = {
  newest: sql`users.id desc`,
  oldest: sql`users.id`,
  name_asc: sql`users.search_fold collate "C", users.id`,
  name_desc: sql`users.search_fold collate "C" desc, users.id desc`,
};

const hasOpenDeletionRequest = sql<boolean>`
  users.id in (select user_id from deletion_requests where refused_at is null)
`;

/** Lists one page of accounts, newest first by default. Equal names are sorted by age. */
export function listUsers(
  db: Db,
  searchCache: SearchCache,
  { search, role, hasDeletionRequest = false, sort = 'newest', page }: UserFilter,
): Promise<ListTotal & { rows: UserRow[] }> {
  const ofRole = role ? db.selectFrom('users').where('role', '=', role) : db.selectFrom('users');
  const rowsQuery = hasDeletionRequest ? ofRole.where(hasOpenDeletionRequest) : ofRole;
  return readList(db, searchCache, {
    rowsQuery,
    selectColumns: (query) => query.select(columns),
    id: 'users.id',
    order: orders[sort],
    countExpression: hasDeletionRequest
      ? sql`(${rowsQuery.select((eb) => eb.fn.countAll<number>().as('count'))})`
      : getCounterSql(role ? `users:${role}` : 'users'),
    search: search && matchSubstringWithIndex('users.search_fold', search),
    page,
  });
}
