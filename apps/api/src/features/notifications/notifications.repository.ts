import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * Tells everyone who has a video's course of it (decision 16), in one statement. An account that is being deleted just
 * then is waited for and left out.
 */
export async function insertVideoNotifications(db: Db, videoId: number): Promise<void> {
  await sql`
    insert into notifications (user_id, course_id, video_id)
    select user_courses.user_id, videos.course_id, videos.id
    from videos
    join user_courses on user_courses.course_id = videos.course_id
    join users on users.id = user_courses.user_id
    where videos.id = ${videoId}
    for key share of users
  `.execute(db);
}
