import type { NotificationRow } from './notifications.repository.ts';

/** Converts a notification to the response. */
export function toNotification({ id, read_at, created_at, ...row }: NotificationRow) {
  const { course_slug, course_name, video_id, video_title } = row;
  return { id, data: { course_slug, course_name, video_id, video_title }, read_at, created_at };
}
