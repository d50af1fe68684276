import { watchNotifications } from '@fanous/api-client/notifications';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { fetchUnreadCount, notificationsQuery, openNotificationStream } from './notifications.api.ts';

/**
 * How many notifications are unread, live for as long as somebody is signed in and looks; and how to say it after reading
 * some. What comes in is announced, and a list that was loaded before it is asked for again when it is opened next.
 */
export function useUnreadCount(): [unread: number, setUnread: (count: number) => void] {
  const { t } = useLingui();
  const { api, language, queryClient, announcements } = useApp();
  const token = useSession()?.access_token;
  const [unread, setUnread] = useState(0);
  const updateCount = useEffectEvent((count: number) => {
    if (count === unread) return;
    setUnread(count);
    // Not at once: a list that is being read must not change by itself.
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
      poll: () => fetchUnreadCount(api),
      onUnread: (count) => updateCount(count),
      onNotification: ({ data }) => announce(data.video_title, data.course_name),
      // The client has told the app already, as of any call.
      onUnauthorized: () => {},
    });
  }, [api, language, token]);
  return [unread, setUnread];
}
