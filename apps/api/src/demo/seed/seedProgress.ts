import type { Db } from '../../db/database.ts';
import type { DemoProgress } from '../content/types.ts';
import { getSeededId } from './insertRows.ts';

const rowsPerStatement = 1_000;

/** Adds how far students watched the videos of their courses. */
export async function seedProgress(
  db: Db,
  progress: DemoProgress[],
  people: ReadonlyMap<string, number>,
  courseIds: ReadonlyMap<string, number>,
): Promise<void> {
  const videos = await db.selectFrom('videos').select(['id', 'course_id']).orderBy('id').execute();
  const videosByCourse = Map.groupBy(videos, ({ course_id }) => course_id);
  const rows = progress.map(({ student, course, video, position, duration, isWatched, playedAt }) => {
    const courseId = getSeededId(courseIds, course);
    const videoId = videosByCourse.get(courseId)?.[video]?.id;
    if (videoId === undefined) throw new Error(`The demo data refers to video ${video} of ${course}.`);
    return {
      user_id: getSeededId(people, student),
      video_id: videoId,
      course_id: courseId,
      position,
      duration,
      is_watched: isWatched,
      played_at: playedAt.toISOString(),
    };
  });
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await db
      .insertInto('video_progress')
      .values(rows.slice(at, at + rowsPerStatement))
      .execute();
}
