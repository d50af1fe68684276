import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { runTransactionWithRetries } from '../db/transaction.ts';
import { unusablePasswordHash } from '../features/auth/passwordRules.ts';
import type { PasswordHasher } from '../features/auth/passwordHasher.ts';
import { deleteUserSessions } from '../features/auth/sessions.repository.ts';
import { findCredentialsByEmail } from '../features/users/users.repository.ts';
import { normalizeEmail } from '../features/users/userFields.ts';
import { StartupError, findErrorCode } from '../startupError.ts';
import type { DemoContent } from './content/types.ts';

/** A demo account whose password is printed. */
export interface DemoAccount {
  role: 'admin' | 'limited admin' | 'teacher' | 'student' | 'new student';
  name: string;
  email: string;
  password: string;
}

const fileName = 'demo-accounts.json';
const hashesKey = 'demo_password_hashes';
// Without similar characters.
const passwordCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Gets the e-mail of the demo's limited admin (decision 6). */
export function getDemoLimitedAdminEmail({ accounts, people }: DemoContent): string {
  return normalizeEmail(people.find(({ key }) => key === accounts.limitedAdmin)?.email ?? '');
}

interface DemoOptions {
  dataDir: string;
  content: DemoContent;
  /** Also replaces passwords that are not in this folder's file. */
  replaceOthers: boolean;
}

/**
 * Sets passwords for the printed accounts, and stores them in a file of the data folder that only the operator can read
 * (decision 28). Returns the accounts whose passwords this folder has. Replacing a password ends its sessions. A server does
 * not replace passwords that another server on the same database has set.
 */
export async function setDemoPasswords(
  db: Db,
  passwordHasher: PasswordHasher,
  { dataDir, content, replaceOthers }: DemoOptions,
): Promise<DemoAccount[]> {
  const path = join(dataDir, fileName);
  const storedAccounts = await readAccounts(path);
  const known: DemoAccount[] = [];
  for (const account of storedAccounts ?? createAccounts(content)) {
    const user = await findCredentialsByEmail(db, account.email);
    if (!user) continue;
    const isSet = user.password_hash !== unusablePasswordHash;
    const isOurs =
      storedAccounts !== undefined && isSet && (await passwordHasher.verify(account.password, user.password_hash));
    if (!isOurs && isSet && !replaceOthers) continue;
    if (!isOurs && !(await setPassword(db, user, await passwordHasher.hash(account.password)))) continue;
    known.push(account);
  }
  if (!storedAccounts && known.length > 0)
    await writeFile(path, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 });
  return known;
}

/**
 * Removes the demo passwords after the demo was turned off, because they were printed and stored in a file. Accounts with
 * another password stay. Returns the e-mails of the changed accounts.
 */
export async function removeDemoPasswords(db: Db, passwordHasher: PasswordHasher, dataDir: string): Promise<string[]> {
  const closed: string[] = [];
  const hashes = new Set(await readDemoHashes(db));
  for (const { email, password } of await listShownAccounts(dataDir)) {
    const user = await findCredentialsByEmail(db, email);
    if (!user || user.password_hash === unusablePasswordHash) continue;
    if (await passwordHasher.verify(password, user.password_hash)) hashes.add(user.password_hash);
  }
  const users = await db
    .selectFrom('users')
    .where('password_hash', 'in', [...hashes, ''])
    .select(['id', 'email', 'password_hash'])
    .execute();
  for (const user of users) if (await setPassword(db, user, unusablePasswordHash)) closed.push(user.email);
  return closed;
}

const listShownAccounts = async (dataDir: string): Promise<DemoAccount[]> =>
  (await readAccounts(join(dataDir, fileName))) ?? [];

/** Sets a password unless it was changed meanwhile, and stores its hash as a demo hash. */
function setPassword(db: Db, user: { id: number; password_hash: string }, hash: string): Promise<boolean> {
  return runTransactionWithRetries(db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ password_hash: hash })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await deleteUserSessions(db, user.id);
    if (hash !== unusablePasswordHash) await storeDemoHash(db, user.id, hash);
    return true;
  });
}

/** Reads the hashes of all demo passwords, set by any server on this database. */
async function readDemoHashes(db: Db): Promise<string[]> {
  const row = await db.selectFrom('meta').where('key', '=', hashesKey).select('value').executeTakeFirst();
  return Object.values(row?.value ?? {}).map(String);
}

async function storeDemoHash(db: Db, userId: number, hash: string): Promise<void> {
  await sql`
    insert into meta (key, value) values (${hashesKey}, jsonb_build_object(${String(userId)}::text, ${hash}::text))
    on conflict (key) do update set value = meta.value || excluded.value
  `.execute(db);
}

async function readAccounts(path: string): Promise<DemoAccount[] | undefined> {
  try {
    const accounts = JSON.parse(await readFile(path, 'utf8')) as DemoAccount[];
    return accounts.every(({ email, password }) => email && password) ? accounts : undefined;
  } catch (error) {
    if (findErrorCode(error) === 'ENOENT') return undefined;
    throw new StartupError(`The file ${path} cannot be read: remove it to get new demo passwords.`);
  }
}

function createAccounts({ accounts, people }: DemoContent): DemoAccount[] {
  const make = (role: DemoAccount['role'], key: string): DemoAccount => {
    const person = people.find((candidate) => candidate.key === key);
    if (!person) throw new Error(`The demo data refers to ${key}, but does not contain this person.`);
    return { role, name: person.name, email: normalizeEmail(person.email), password: createPassword() };
  };
  return [
    make('admin', accounts.admin),
    make('limited admin', accounts.limitedAdmin),
    make('teacher', accounts.teacher),
    make('student', accounts.student),
    make('new student', accounts.newStudent),
  ];
}

const createPassword = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => passwordCharacters[randomInt(passwordCharacters.length)]).join(''),
  ).join('-');
