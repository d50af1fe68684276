import type { FastifyInstance } from 'fastify';
import { applyPageDefaults } from '../../db/paging.ts';
import { readNotificationCounts, listNotifications, markNotificationsRead } from './notifications.repository.ts';
import { toNotification } from './notifications.wire.ts';
import { NotificationStreams } from './streams.ts';

/** Lists notifications, marks them as read, and streams new ones. */
export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const streams = new NotificationStreams(app);
  // Ends the streams before the server waits for open responses: a stream would never finish.
  app.metrics.addGauge({
    name: 'fanous_event_streams',
    help: 'Open streams of notifications.',
    labelNames: [],
    read: () => [{ labels: {}, value: streams.count }],
  });
  app.addHook('preClose', () => streams.close());

  app.operation('listNotifications', async ({ viewer, query }) => {
    const page = applyPageDefaults(query);
    const rows = await listNotifications(db, viewer.id, page);
    const { total, unread } = await readNotificationCounts(db, viewer.id);
    return { notifications: rows.map(toNotification), unread_count: unread, total, ...page };
  });

  app.operation('readNotifications', async ({ viewer, body, transaction }) => {
    await transaction((db) => markNotificationsRead(db, viewer.id, body.ids));
    return { unread_count: (await readNotificationCounts(db, viewer.id)).unread };
  });

  app.operation('streamNotifications', ({ viewer }) => streams.open(viewer));
}
