import type { Db } from '../../db/database.ts';
import { unusablePasswordHash } from '../../features/auth/passwordRules.ts';
import { normalizeEmail, parsePhone, toUserSearchFold } from '../../features/users/userFields.ts';
import type { DemoPerson } from '../content/types.ts';
import { sortByCreatedAt, insertRows } from './insertRows.ts';

/** The path of the portrait of a demo teacher. */
export const toPortraitPath = (key: string): string => `users/demo-${key}.webp`;

/** Adds the demo's accounts without passwords. The printed accounts get passwords later. */
export async function seedPeople(db: Db, people: DemoPerson[]): Promise<Map<string, number>> {
  const sorted = sortByCreatedAt(people);
  const rows = sorted.map(({ key, name, email, phone, role, biography, createdAt }) => {
    const user = {
      name,
      email: normalizeEmail(email),
      phone: phone === null ? null : (parsePhone(phone) ?? null),
      role,
      image: role === 'teacher' ? toPortraitPath(key) : null,
    };
    const created_at = createdAt.toISOString();
    return {
      ...user,
      biography,
      password_hash: unusablePasswordHash,
      search_fold: toUserSearchFold(user),
      created_at,
    };
  });
  const ids = await insertRows(db, 'users', rows);
  return new Map(sorted.map(({ key }, index) => [key, ids[index] ?? 0]));
}
