import type { Db } from '../../db/database.ts';
import { noPassword } from '../../features/auth/passwordRules.ts';
import { normaliseEmail, normalisePhone, userSearchFold } from '../../features/users/userFields.ts';
import type { DemoPerson } from '../content/types.ts';
import { byTime, insertRows } from './insertRows.ts';

/** Adds the demo's accounts; only those that are printed get a password, later. */
export async function seedPeople(db: Db, people: DemoPerson[]): Promise<Map<string, number>> {
  const sorted = byTime(people);
  const rows = sorted.map(({ name, email, phone, role, createdAt }) => {
    const user = {
      name,
      email: normaliseEmail(email),
      phone: phone === null ? null : (normalisePhone(phone) ?? null),
      role,
    };
    const created_at = createdAt.toISOString();
    return { ...user, password_hash: noPassword, search_fold: userSearchFold(user), created_at };
  });
  const ids = await insertRows(db, 'users', rows);
  return new Map(sorted.map(({ key }, index) => [key, ids[index] ?? 0]));
}
