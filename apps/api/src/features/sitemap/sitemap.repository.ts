import type { Db } from '../../db/database.ts';
import { readCounter } from '../../db/counters.ts';

// Pages that are there whatever is taught (spec §2).
const fixed = ['/', '/categories', '/about-us', '/rules', '/privacy'];
const perQuery = 2_000;

/** How many courses there are. */
export const countCourses = (db: Db): Promise<number> => readCounter(db, 'courses');

/** The addresses of one part of the site; the first part has everything that is no course. */
export async function addressesOf(db: Db, part: number, perPart: number): Promise<string[]> {
  const others = part === 1 ? [...fixed, ...(await categories(db))] : [];
  return [...others, ...(await courses(db, (part - 1) * perPart, perPart))];
}

async function categories(db: Db): Promise<string[]> {
  const [main, sub] = await Promise.all([
    db.selectFrom('main_categories').select('id').orderBy('id').execute(),
    db.selectFrom('categories').select('id').orderBy('id').execute(),
  ]);
  return [...main.map(({ id }) => `/sub-categories/${id}`), ...sub.map(({ id }) => `/courses/${id}`)];
}

/** In small steps, each beginning where the last one ended: no answer is long, and others get their turn in between. */
async function courses(db: Db, skip: number, most: number): Promise<string[]> {
  const found: string[] = [];
  let after = 0;
  while (found.length < most) {
    const rows = await db
      .selectFrom('courses')
      .select(['id', 'slug'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(Math.min(perQuery, most - found.length))
      .offset(after === 0 ? skip : 0)
      .execute();
    for (const { slug } of rows) found.push(`/single/${encodeURIComponent(slug)}`);
    const last = rows.at(-1);
    if (!last) return found;
    after = last.id;
  }
  return found;
}
