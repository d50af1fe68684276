import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import type { Passwords } from '../features/auth/passwords.ts';
import { deleteSessionsOf } from '../features/auth/sessions.repository.ts';
import { updatePasswordHash } from '../features/users/users.repository.ts';
import { normaliseEmail } from '../features/users/userFields.ts';
import { StartupError, errorCode } from '../startupError.ts';
import type { DemoContent } from './content/types.ts';

/** One of the accounts that a visitor of the demo may use. */
export interface DemoAccount {
  role: 'admin' | 'limited admin' | 'teacher' | 'student' | 'new student';
  name: string;
  email: string;
  password: string;
}

const fileName = 'demo-accounts.json';
// Without letters that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The e-mail of the demo's limited admin (decision 6). */
export function demoLimitedEmail({ accounts, people }: DemoContent): string {
  return normaliseEmail(people.find(({ key }) => key === accounts.limitedAdmin)?.email ?? '');
}

/**
 * Gives the shown accounts passwords of this data folder's own, kept in a file that only the operator can read
 * (decision 28). What the file says holds: when it is gone or the database knows other passwords, they are set anew, and
 * whoever was signed in with others no longer is.
 */
export async function openDemoAccounts(
  db: Db,
  passwords: Passwords,
  dataDir: string,
  content: DemoContent,
): Promise<DemoAccount[]> {
  const path = join(dataDir, fileName);
  const kept = await readAccounts(path);
  const accounts = kept ?? makeAccounts(content);
  for (const { email, password } of accounts) {
    const user = await db
      .selectFrom('users')
      .where('email', '=', email)
      .select(['id', 'password_hash'])
      .executeTakeFirst();
    if (!user || (kept && (await passwords.verify(password, user.password_hash)))) continue;
    await updatePasswordHash(db, user.id, await passwords.hash(password));
    await deleteSessionsOf(db, user.id);
  }
  if (!kept) await writeFile(path, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  return accounts;
}

async function readAccounts(path: string): Promise<DemoAccount[] | undefined> {
  try {
    const accounts = JSON.parse(await readFile(path, 'utf8')) as DemoAccount[];
    return accounts.every(({ email, password }) => email && password) ? accounts : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartupError(`The file ${path} cannot be read: remove it to get new demo passwords.`);
  }
}

function makeAccounts({ accounts, people }: DemoContent): DemoAccount[] {
  const make = (role: DemoAccount['role'], key: string): DemoAccount => {
    const person = people.find((candidate) => candidate.key === key);
    if (!person) throw new Error(`The demo data names ${key}, whom it does not hold.`);
    return { role, name: person.name, email: normaliseEmail(person.email), password: makePassword() };
  };
  return [
    make('admin', accounts.admin),
    make('limited admin', accounts.limitedAdmin),
    make('teacher', accounts.teacher),
    make('student', accounts.student),
    make('new student', accounts.newStudent),
  ];
}

const makePassword = () =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  );
