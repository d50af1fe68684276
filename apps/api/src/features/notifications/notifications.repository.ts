import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { offsetOf } from '../../db/paging.ts';
import type { Page } from '../../db/paging.ts';
import { sendSignal } from '../../db/sendSignal.ts';

/** A notification as it is sent to its user. */
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/**
 * Tells everyone who has the course of a new video (decision 16), and the servers that they have something to deliver. To
 * be called in the transaction that makes the video. An account that is being deleted is passed over.
 */
export async function insertVideoNotifications(db: Db, videoId: number): Promise<void> {
  await sql`
    insert into notifications (user_id, course_id, video_id)
    select users.id, videos.course_id, videos.id
    from videos
    join user_courses on user_courses.course_id = videos.course_id
    join users on users.id = user_courses.user_id
    where videos.id = ${videoId}
    order by users.id
    for key share of users
  `.execute(db);
  await sendSignal(db, { about: 'video', id: videoId });
}

/** One page of a user's notifications, newest first. */
export function listNotifications(db: Db, userId: number, page: Page) {
  return withData(db)
    .where('notifications.user_id', '=', userId)
    .orderBy('notifications.id', 'desc')
    .limit(page.per_page)
    .offset(offsetOf(page))
    .execute();
}

/** What some users were told of a video, with how much each has unread. */
export function listNewNotifications(db: Db, videoId: number, userIds: readonly number[]) {
  return withData(db)
    .where('notifications.video_id', '=', videoId)
    .where(sql<boolean>`notifications.user_id = any(${[...userIds]}::bigint[])`)
    .innerJoin('notification_counts', 'notification_counts.user_id', 'notifications.user_id')
    .select(['notifications.user_id', 'notification_counts.unread'])
    .execute();
}

/** How many notifications a user has, and how many of them are unread. */
export async function countNotifications(db: Db, userId: number): Promise<{ total: number; unread: number }> {
  const row = await db
    .selectFrom('notification_counts')
    .where('user_id', '=', userId)
    .select(['total', 'unread'])
    .executeTakeFirst();
  return row ?? { total: 0, unread: 0 };
}

/** How many unread notifications each of these users has; who is missing has none. */
export async function countUnread(db: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('notification_counts')
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .select(['user_id', 'unread'])
    .execute();
  return new Map(rows.map(({ user_id, unread }) => [user_id, unread]));
}

/** Marks a user's notifications as read, all of them where no ids are given. */
export async function markRead(db: Db, userId: number, ids: readonly number[] | undefined): Promise<void> {
  let own = db
    .updateTable('notifications')
    .set({ read_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (ids) own = own.where(sql<boolean>`id = any(${[...ids]}::bigint[])`);
  const { numUpdatedRows } = await own.executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await sendSignal(db, { about: 'notifications-read', id: userId });
}

const withData = (db: Db) =>
  db
    .selectFrom('notifications')
    .innerJoin('courses', 'courses.id', 'notifications.course_id')
    .innerJoin('videos', 'videos.id', 'notifications.video_id')
    .select([
      'notifications.id',
      'notifications.read_at',
      'notifications.created_at',
      'courses.slug as course_slug',
      'courses.name as course_name',
      'notifications.video_id',
      'videos.title as video_title',
    ]);
