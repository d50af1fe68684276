import type { Db } from '../../db/database.ts';
import { countCapped, offsetOf } from '../../db/paging.ts';
import type { Page, Total } from '../../db/paging.ts';
import { containsSearch } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';

const columns = ['id', 'course_id', 'title', 'url', 'website_url', 'is_free', 'created_at'] as const;

/** One page of a course's videos, in their order. */
export async function listVideos(db: Db, courseId: number, search: Search | undefined, page: Page) {
  let found = db.selectFrom('videos').where('course_id', '=', courseId);
  if (search) found = found.where(containsSearch('title_fold', search));
  const rows = await found.select(columns).orderBy('id').limit(page.per_page).offset(offsetOf(page)).execute();
  const total: Total = search ? await countCapped(db, found) : { total: await countVideos(db, courseId) };
  return { ...total, rows };
}

async function countVideos(db: Db, courseId: number): Promise<number> {
  const course = await db.selectFrom('courses').where('id', '=', courseId).select('videos_count').executeTakeFirst();
  return course?.videos_count ?? 0;
}

/** One video of a course. */
export function findVideo(db: Db, courseId: number, id: number) {
  return db
    .selectFrom('videos')
    .where('course_id', '=', courseId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();
}
