import type { Db } from '../../db/database.ts';
import { readCounter } from '../../db/counters.ts';

// Pages that do not depend on the content (spec §2).
const staticPaths = ['/', '/categories', '/about-us', '/rules', '/privacy'];
const coursesPerQuery = 2_000;

/** Reads the number of courses. */
export const countCourses = (db: Db): Promise<number> => readCounter(db, 'courses');

/** Lists the paths of one part of the sitemap. The first part also has all pages that are not courses. */
export async function listSitemapPaths(db: Db, part: number, coursesPerPart: number): Promise<string[]> {
  const others = part === 1 ? [...staticPaths, ...(await listCategoryPaths(db))] : [];
  return [...others, ...(await listCoursePaths(db, (part - 1) * coursesPerPart, coursesPerPart))];
}

async function listCategoryPaths(db: Db): Promise<string[]> {
  const [main, sub] = await Promise.all([
    db.selectFrom('main_categories').select('id').orderBy('id').execute(),
    db.selectFrom('categories').select('id').orderBy('id').execute(),
  ]);
  return [...main.map(({ id }) => `/sub-categories/${id}`), ...sub.map(({ id }) => `/courses/${id}`)];
}

/** Lists courses in small queries, each starting where the last one ended, so that other requests can run in between. */
async function listCoursePaths(db: Db, skip: number, limit: number): Promise<string[]> {
  const paths: string[] = [];
  let after = 0;
  while (paths.length < limit) {
    const rows = await db
      .selectFrom('courses')
      .select(['id', 'slug'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(Math.min(coursesPerQuery, limit - paths.length))
      .offset(after === 0 ? skip : 0)
      .execute();
    for (const { slug } of rows) paths.push(`/single/${encodeURIComponent(slug)}`);
    const last = rows.at(-1);
    if (!last) return paths;
    after = last.id;
  }
  return paths;
}
