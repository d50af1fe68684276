import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { getOffset } from '../../db/paging.ts';
import type { PageQuery } from '../../db/paging.ts';
import { sendSignal } from '../../db/sendSignal.ts';

/** A notification with its data. */
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/**
 * Notifies all subscribers of the course about a new video (decision 16), and signals it to all servers. Call it in the
 * transaction that adds the video. Skips accounts that are being deleted.
 */
export async function notifySubscribersOfVideo(db: Db, videoId: number): Promise<void> {
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

/** Lists one page of a user's notifications, newest first. */
export function listNotifications(db: Db, userId: number, page: PageQuery) {
  return selectNotifications(db)
    .where('notifications.user_id', '=', userId)
    .orderBy('notifications.id', 'desc')
    .limit(page.per_page)
    .offset(getOffset(page))
    .execute();
}

/** Lists these users' notifications of a video, with the number of their unread ones. */
export function listVideoNotifications(db: Db, videoId: number, userIds: readonly number[]) {
  return selectNotifications(db)
    .where('notifications.video_id', '=', videoId)
    .where(sql<boolean>`notifications.user_id = any(${[...userIds]}::bigint[])`)
    .innerJoin('notification_counts', 'notification_counts.user_id', 'notifications.user_id')
    .select(['notifications.user_id', 'notification_counts.unread'])
    .execute();
}

/** Reads the number of a user's notifications and of the unread ones. */
export async function readNotificationCounts(db: Db, userId: number): Promise<{ total: number; unread: number }> {
  const row = await db
    .selectFrom('notification_counts')
    .where('user_id', '=', userId)
    .select(['total', 'unread'])
    .executeTakeFirst();
  return row ?? { total: 0, unread: 0 };
}

/** Reads the number of unread notifications by user. Users without any are missing. */
export async function readUnreadCounts(db: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('notification_counts')
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .select(['user_id', 'unread'])
    .execute();
  return new Map(rows.map(({ user_id, unread }) => [user_id, unread]));
}

/** Marks a user's notifications as read. Without ids, it marks all of them. */
export async function markNotificationsRead(db: Db, userId: number, ids: readonly number[] | undefined): Promise<void> {
  let own = db
    .updateTable('notifications')
    .set({ read_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (ids) own = own.where(sql<boolean>`id = any(${[...ids]}::bigint[])`);
  const { numUpdatedRows } = await own.executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await sendSignal(db, { about: 'notifications-read', id: userId });
}

const selectNotifications = (db: Db) =>
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
