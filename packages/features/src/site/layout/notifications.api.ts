import type { Api } from '@fanous/api-client/client';
import { listNotifications, type ListNotificationsResult } from '@fanous/api-client/generated/queries.ts';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';

/** The notifications of the user in pages, newest first. */
export const notificationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['listNotifications'],
    queryFn: ({ pageParam, signal }) => listNotifications(api, { query: { per_page: 50, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page: perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    select: mergePages,
    // The list must not change while it is being read.
    refetchOnWindowFocus: false,
  });

/** Joins the pages without duplicates: new notifications move older ones to the next page. */
function mergePages({ pages }: Pages): ListNotificationsResult['notifications'] {
  return [...new Map(pages.flatMap(({ notifications }) => notifications).map((each) => [each.id, each])).values()];
}

/** Fetches the unread count, with the smallest page possible. */
export const fetchUnreadCount = (api: Api) => listNotifications(api, { query: { per_page: 1 } });

/** Opens the notification stream through the client, which adds the host and the token. */
export async function openNotificationStream(api: Api, { signal, cache }: RequestInit): Promise<Response> {
  const { response } = await api.GET('/notifications/stream', {
    parseAs: 'stream',
    headers: { Accept: 'text/event-stream' },
    ...(signal && { signal }),
    ...(cache && { cache }),
  });
  return response;
}

type Pages = InfiniteData<ListNotificationsResult>;

/** Returns the pages with these notifications marked as read, or all if `ids` is undefined. */
export function applyReadAt({ pages, pageParams }: Pages, ids: number[] | undefined, now: string): Pages {
  const isIncluded = (id: number) => ids?.includes(id) ?? true;
  const read = (page: ListNotificationsResult) => ({
    ...page,
    notifications: page.notifications.map((each) =>
      each.read_at === null && isIncluded(each.id) ? { ...each, read_at: now } : each,
    ),
  });
  return { pages: pages.map(read), pageParams };
}
