import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { adjustCounter, counterOf } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { Searches } from '../../db/lists.ts';
import type { Page, Total } from '../../db/paging.ts';
import { matchSubstringByIndex } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import type { Role } from '../../db/tables.ts';
import { noPassword } from '../auth/passwordRules.ts';
import { userSearchFold } from './userFields.ts';

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'role',
  'image',
  'created_courses_count',
  'purchased_courses_count',
  'created_at',
] as const;

/** An account without its secrets. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** What a new account is made of. */
export interface NewUser {
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  password_hash: string;
  image?: string | null;
}

/** One account. */
export function findUser(db: Db, id: number) {
  return db.selectFrom('users').where('id', '=', id).select(columns).executeTakeFirst();
}

/** What signing in needs to know of an account. */
export function findCredentials(db: Db, email: string) {
  return db.selectFrom('users').where('email', '=', email).select(['id', 'password_hash']).executeTakeFirst();
}

/** Adds an account; an e-mail that is taken breaks `users_email_key`. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const row = await db
    .insertInto('users')
    .values({ ...user, search_fold: userSearchFold(user) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await adjustCounter(db, 'users', 1);
  await adjustCounter(db, `users:${user.role}`, 1);
  return row;
}

/** Stores the same password under another hash, unless it was changed meanwhile. */
export async function rehashPassword(
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

/** What proving the own password needs to know. */
export function findSecrets(db: Db, id: number) {
  return db.selectFrom('users').where('id', '=', id).select(['id', 'email', 'password_hash']).executeTakeFirst();
}

/**
 * An account and all admins who can sign in, locked until the end of the transaction: of two changes that would each leave one admin,
 * the second sees what the first has done. Always in the order of ids, so that two of these wait for each other.
 */
export async function lockAccount(
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
    // One without a password cannot sign in and looks after nothing.
    admins: rows.filter(({ role, password_hash }) => role === 'admin' && password_hash !== noPassword).map(toAccount),
  };
}

/** How many courses an account owns. */
export async function countOwnCourses(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('courses')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What can be changed of an account. */
export type UserChanges = Partial<NewUser>;

/** Changes an account that is locked; an e-mail that is taken breaks `users_email_key`. */
export async function updateUser(db: Db, before: UserRow, changes: UserChanges): Promise<UserRow> {
  const row = await db
    .updateTable('users')
    .set({
      ...changes,
      search_fold: userSearchFold({ ...before, ...changes }),
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', before.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  if (row.role !== before.role) {
    // In the same order whichever way the change goes, so that two of them wait for each other and no more.
    for (const role of [before.role, row.role].toSorted())
      await adjustCounter(db, `users:${role}`, role === row.role ? 1 : -1);
  }
  return row;
}

interface UserFilter {
  search: Search | undefined;
  role: Role | undefined;
  sort?: UserSort | undefined;
  page: Page;
}

type UserSort = 'newest' | 'oldest' | 'name_asc' | 'name_desc';

// What is searched begins with the folded name; in the order of its letters, whatever the database was set up with.
const orders: Record<UserSort, RawBuilder<unknown>> = {
  newest: sql`users.id desc`,
  oldest: sql`users.id`,
  name_asc: sql`users.search_fold collate "C", users.id`,
  name_desc: sql`users.search_fold collate "C" desc, users.id desc`,
};

/** One page of accounts, newest first unless another order is asked for. Whoever shares a name stands in order of age. */
export function listUsers(
  db: Db,
  searches: Searches,
  { search, role, sort = 'newest', page }: UserFilter,
): Promise<Total & { rows: UserRow[] }> {
  const all = db.selectFrom('users');
  return readList(db, searches, {
    found: role ? all.where('role', '=', role) : all,
    show: (found) => found.select(columns),
    id: 'users.id',
    order: orders[sort],
    length: counterOf(role ? `users:${role}` : 'users'),
    search: search && matchSubstringByIndex('users.search_fold', search),
    page,
  });
}
