import type { Schema } from '@fanous/api-client/client';

const createNotification = (id: number, title: string, isRead = false): Schema<'Notification'> => ({
  id,
  data: {
    course_slug: 'algebra-1',
    course_name: 'الجبر للصف الأول الثانوي',
    video_id: id,
    video_title: title,
  },
  read_at: isRead ? '2026-08-21T10:00:00.000Z' : null,
  created_at: '2026-08-20T10:00:00.000Z',
});

/** Two unread notifications, and one that was read. */
export const notifications = [
  createNotification(3, 'حل المعادلة التربيعية'),
  createNotification(2, 'المصفوفات'),
  createNotification(1, 'مقدمة', true),
];
/** The response that lists them. */
export const createNotificationListHandler = (notifications: Schema<'Notification'>[], unread: number) => () => ({
  notifications,
  unread_count: unread,
  total: notifications.length,
  page: 1,
  per_page: 50,
});
/** A stream with these events. It stays open. */
export const createEventStream =
  (...events: [name: string, data: object][]) =>
  () => {
    const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
