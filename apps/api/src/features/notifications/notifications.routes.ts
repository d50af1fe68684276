import type { FastifyInstance } from 'fastify';
import { readPage } from '../../db/paging.ts';
import { countNotifications, listNotifications, markRead } from './notifications.repository.ts';
import { toNotification } from './notifications.wire.ts';
import { NotificationStreams } from './streams.ts';

/** What a user is told of: asked for, marked as read, and sent as it happens. */
export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const streams = new NotificationStreams(app);
  // Before the server waits for what is still being answered: a stream would be answered for ever.
  app.addHook('preClose', () => streams.close());

  app.operation('listNotifications', async ({ viewer, query }) => {
    const page = readPage(query);
    const rows = await listNotifications(db, viewer.id, page);
    const { total, unread } = await countNotifications(db, viewer.id);
    return { notifications: rows.map(toNotification), unread_count: unread, total, ...page };
  });

  app.operation('readNotifications', async ({ viewer, body, transaction }) => {
    await transaction((db) => markRead(db, viewer.id, body.ids));
    return { unread_count: (await countNotifications(db, viewer.id)).unread };
  });

  app.operation('streamNotifications', ({ viewer }) => streams.open(viewer));
}
