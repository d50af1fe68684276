import { slugFromName } from '@fanous/arabic/slug';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

// Addresses of the dashboard that stand where a course's slug would.
const reserved = new Set(['create', 'users', 'add-user', 'delete-user']);
const form = /^(?=.*[a-z])[a-z0-9-]{1,100}$/;

/** Whether the site keeps a slug for itself. */
export const isReserved = (slug: string): boolean => reserved.has(slug);

/** What stands against a slug, and one that is free. The course that is being edited may keep its own. */
export async function adviseSlug(db: Db, slug: string, courseId?: number) {
  const base = form.test(slug) ? slug : slugFromName(slug);
  const taken = await takenSlugs(db, base, courseId);
  const isFree = (candidate: string) => !taken.has(candidate) && !isReserved(candidate);
  let suggestion = base;
  for (let number = 2; !isFree(suggestion); number += 1) suggestion = `${base.slice(0, 90)}-${number}`;
  const status = base !== slug ? 'invalid' : isReserved(slug) ? 'reserved' : taken.has(slug) ? 'taken' : 'free';
  return { slug, status, suggestion } as const;
}

/** The slug itself and its numbered kin, as far as courses have them. */
async function takenSlugs(db: Db, base: string, courseId: number | undefined): Promise<Set<string>> {
  const stem = base.slice(0, 90);
  let taken = db.selectFrom('courses').where(sql<boolean>`(slug = ${base} or slug ~ ${`^${stem}-[0-9]{1,9}$`})`);
  if (courseId !== undefined) taken = taken.where('id', '<>', courseId);
  const rows = await taken.select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}
