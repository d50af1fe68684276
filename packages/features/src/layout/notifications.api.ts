import type { Api } from '@fanous/api-client/client';
import { listNotifications, type ListNotificationsResult } from '@fanous/api-client/generated/queries.ts';

/** The newest of the own notifications: what the panel holds. */
export const notificationsQuery = (api: Api) => ({
  queryKey: ['listNotifications'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => listNotifications(api, { query: { per_page: 50 }, signal }),
});

/** Asks how many are unread, and for as little else as can be. */
export const askUnread = (api: Api) => listNotifications(api, { query: { per_page: 1 } });

/** Opens the stream of the own notifications: through the client, which knows the host and the token. */
export async function openStream(api: Api, { signal, cache }: RequestInit): Promise<Response> {
  const { response } = await api.GET('/notifications/stream', {
    parseAs: 'stream',
    headers: { Accept: 'text/event-stream' },
    ...(signal && { signal }),
    ...(cache && { cache }),
  });
  return response;
}

/** The list once these, or all if none are named, have been read. */
export function withRead(
  list: ListNotificationsResult,
  ids: number[] | undefined,
  now: string,
): ListNotificationsResult {
  const notifications = list.notifications.map((notification) =>
    notification.read_at === null && (ids?.includes(notification.id) ?? true)
      ? { ...notification, read_at: now }
      : notification,
  );
  return { ...list, notifications };
}
