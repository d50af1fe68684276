import { sql } from 'kysely';
import { bumpCounter, readCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { countCapped, offsetOf } from '../../db/paging.ts';
import type { Page, Total } from '../../db/paging.ts';
import { containsIndexed } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import type { Role } from '../../db/tables.ts';
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
  await bumpCounter(db, 'users', 1);
  await bumpCounter(db, `users:${user.role}`, 1);
  return row;
}

/** Changes the stored hash of a password. */
export async function updatePasswordHash(db: Db, id: number, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
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
  return db.selectFrom('users').where('id', '=', id).select(['email', 'password_hash']).executeTakeFirst();
}

/**
 * An account and all admins, locked until the end of the transaction: of two changes that would each leave one admin,
 * the second sees what the first has done. Always in the order of ids, so that two of these wait for each other.
 */
export async function lockAccount(db: Db, id: number): Promise<{ user: UserRow | undefined; admins: UserRow[] }> {
  const rows = await db
    .selectFrom('users')
    .where((eb) => eb.or([eb('role', '=', 'admin'), eb('id', '=', id)]))
    .select(columns)
    .orderBy('id')
    .forUpdate()
    .execute();
  return { user: rows.find((row) => row.id === id), admins: rows.filter(({ role }) => role === 'admin') };
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
      await bumpCounter(db, `users:${role}`, role === row.role ? 1 : -1);
  }
  return row;
}

interface UserFilter {
  search: Search | undefined;
  role: Role | undefined;
  sort?: 'newest' | 'oldest' | 'name_asc' | 'name_desc' | undefined;
  page: Page;
}

// What is searched begins with the folded name; in the order of its letters, whatever the database was set up with.
const byName = sql<string>`search_fold collate "C"`;

/** One page of accounts, newest first unless another order is asked for. Whoever shares a name stands in order of age. */
export async function listUsers(
  db: Db,
  { search, role, sort = 'newest', page }: UserFilter,
): Promise<Total & { rows: UserRow[] }> {
  let found = db.selectFrom('users');
  if (role) found = found.where('role', '=', role);
  if (search) found = found.where(containsIndexed('search_fold', search));
  const direction = sort === 'oldest' || sort === 'name_asc' ? 'asc' : 'desc';
  let sorted = found.select(columns);
  if (sort === 'name_asc' || sort === 'name_desc') sorted = sorted.orderBy(byName, direction);
  const rows = await sorted.orderBy('id', direction).limit(page.per_page).offset(offsetOf(page)).execute();
  const total = search
    ? await countCapped(db, found)
    : { total: await readCounter(db, role ? `users:${role}` : 'users') };
  return { ...total, rows };
}
