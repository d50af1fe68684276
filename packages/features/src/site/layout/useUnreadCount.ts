import { watchNotifications } from '@fanous/api-client/notifications';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { fetchUnreadCount, notificationsQuery, openNotificationStream } from './notifications.api.ts';

/**
 * The unread count, updated live while the user is signed in and the page is visible, and a setter. New notifications are
 * announced, and the list is fetched again when it is opened next.
 */
export function useUnreadCount(): [unread: number, setUnread: (count: number) => void] {
  const { t } = useLingui();
  const { api, language, queryClient, announcements } = useApp();
  const token = useSession()?.access_token;
  const [unread, setUnread] = useState(0);
  const updateCount = useEffectEvent((count: number) => {
    if (count === unread) return;
    setUnread(count);
    // Not refetched now: the list must not change while it is being read.
    void queryClient.invalidateQueries({ queryKey: notificationsQuery(api).queryKey, refetchType: 'none' });
  });
  const announce = useEffectEvent((video: string, course: string) =>
    announcements.emit(t`The video “${video}” was added to ${course}`),
  );
  useEffect(() => {
    if (token === undefined) return undefined;
    return watchNotifications({
      baseUrl: '',
      token,
      getLanguage: () => language,
      page: document,
      fetch: (_address, init) => openNotificationStream(api, init),
      fetchUnreadCount: () => fetchUnreadCount(api),
      onUnreadCount: (count) => updateCount(count),
      onNotification: ({ data }) => announce(data.video_title, data.course_name),
      // The client already reports a 401 to the app.
      onUnauthorized: () => {},
    });
  }, [api, language, token]);
  return [unread, setUnread];
}
