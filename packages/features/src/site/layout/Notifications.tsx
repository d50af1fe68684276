import { Bidi } from '@fanous/ui/intl/Bidi';
import { NotificationPanel } from '@fanous/ui/navigation/NotificationPanel';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { notificationsQuery } from './notifications.api.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useOlder } from './useOlder.ts';
import { useUnread } from './useUnread.ts';

/** What is new for the signed-in visitor, behind a bell that counts it; each entry leads to its course (spec §2). */
export function Notifications() {
  const { t } = useLingui();
  const { api } = useApp();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [unread, setUnread] = useUnread();
  const markRead = useMarkRead(unread, setUnread);
  const list = useInfiniteQuery({ ...notificationsQuery(api), enabled: isOpen });
  const { data, error, isFetching, refetch } = list;
  const older = useOlder(list);
  const none = t`No new notifications`;
  const countOf = (count: number) =>
    count === 0 ? none : t`${plural(count, { one: '# new notification', other: '# new notifications' })}`;
  const count = countOf(unread);
  return (
    <NotificationPanel
      label={t`Notifications`}
      buttonLabel={t`Notifications, ${count}`}
      unreadCount={unread}
      unreadLabel={t`New`}
      loadedLabel={count}
      emptyLabel={none}
      markAllLabel={t`Mark all as read`}
      onOpenChange={setOpen}
      onMarkAll={() => markRead()}
      onItemPress={(id) => {
        const isNew = data?.some((each) => each.id === id && each.read_at === null);
        if (isNew) markRead([Number(id)]);
      }}
      items={data?.map(({ id, data: { video_title: video, course_name: course, course_slug: slug }, ...each }) => ({
        id,
        title: (
          <Trans>
            The video “<Bidi>{video}</Bidi>” was added to <Bidi>{course}</Bidi>
          </Trans>
        ),
        href: paths.course.to({ slug }),
        time: each.created_at,
        isUnread: each.read_at === null,
      }))}
      {...(older && { more: older })}
      {...(!data &&
        error && {
          error: {
            message: errorText(error),
            retryLabel: t`Try Again`,
            retryingLabel: t`Trying again`,
            isRetrying: isFetching,
            onRetry: () => void refetch(),
          },
        })}
    />
  );
}
