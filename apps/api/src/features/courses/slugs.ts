import { createSlug } from '@fanous/arabic/slug';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

// Paths of the dashboard at the place of a course's slug.
const reservedSlugs = new Set(['create', 'users', 'add-user', 'delete-user']);
const slugPattern = /^(?=.*[a-z])[a-z0-9-]{1,100}$/;

/** Whether the site reserves a slug. */
export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug);

/** Checks whether a slug can be used, and suggests a free one. The edited course may keep its own slug. */
export async function getSlugAvailability(db: Db, slug: string, courseId?: number) {
  const base = slugPattern.test(slug) ? slug : createSlug(slug);
  const taken = await findTakenSlugs(db, base, courseId);
  const isFree = (candidate: string) => !taken.has(candidate) && !isReservedSlug(candidate);
  let suggestion = base;
  for (let number = 2; !isFree(suggestion); number += 1) suggestion = `${base.slice(0, 90)}-${number}`;
  const status = base !== slug ? 'invalid' : isReservedSlug(slug) ? 'reserved' : taken.has(slug) ? 'taken' : 'free';
  return { slug, status, suggestion } as const;
}

/** Finds the taken slugs among this one and its numbered variants. */
async function findTakenSlugs(db: Db, base: string, courseId: number | undefined): Promise<Set<string>> {
  const stem = base.slice(0, 90);
  let taken = db.selectFrom('courses').where(sql<boolean>`(slug = ${base} or slug ~ ${`^${stem}-[0-9]{1,9}$`})`);
  if (courseId !== undefined) taken = taken.where('id', '<>', courseId);
  const rows = await taken.select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}
