import type { Api } from '@fanous/api-client/client';
import { listNotifications, type ListNotificationsResult } from '@fanous/api-client/generated/queries.ts';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';

/** The own notifications page by page, newest first: what the panel holds. */
export const notificationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['listNotifications'],
    queryFn: ({ pageParam, signal }) => listNotifications(api, { query: { per_page: 50, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page: perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    select: mergePages,
    // A list that is being read must not change by itself.
    refetchOnWindowFocus: false,
  });

/** All that are here. What came in between two pages has pushed some over to the next one. */
function mergePages({ pages }: Pages): ListNotificationsResult['notifications'] {
  return [...new Map(pages.flatMap(({ notifications }) => notifications).map((each) => [each.id, each])).values()];
}

/** Asks how many are unread, and for as little else as can be. */
export const fetchUnreadCount = (api: Api) => listNotifications(api, { query: { per_page: 1 } });

/** Opens the stream of the own notifications: through the client, which knows the host and the token. */
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

/** The pages once these, or all if none are named, have been read. */
export function setReadAt({ pages, pageParams }: Pages, ids: number[] | undefined, now: string): Pages {
  const isIncluded = (id: number) => ids?.includes(id) ?? true;
  const read = (page: ListNotificationsResult) => ({
    ...page,
    notifications: page.notifications.map((each) =>
      each.read_at === null && isIncluded(each.id) ? { ...each, read_at: now } : each,
    ),
  });
  return { pages: pages.map(read), pageParams };
}
