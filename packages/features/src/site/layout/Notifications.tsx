import { Bidi } from '@fanous/ui/intl/Bidi';
import { NotificationPanel } from '@fanous/ui/navigation/NotificationPanel';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { notificationsQuery } from './notifications.api.ts';
import { useMarkAsRead } from './useMarkAsRead.ts';
import { useLoadOlderProps } from './useLoadOlderProps.ts';
import { useUnreadCount } from './useUnreadCount.ts';

interface NotificationsProps {
  /** Renders a button that replaces the bell. Its accessible name has the unread count. */
  renderButton?: (name: string, unreadCount: number) => ReactElement;
}

/** The notifications of the signed-in user: a bell with the unread count, and a list of links to courses (spec §2). */
export function Notifications({ renderButton }: NotificationsProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const errorText = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [unread, setUnread] = useUnreadCount();
  const markAsRead = useMarkAsRead(unread, setUnread);
  const list = useInfiniteQuery({ ...notificationsQuery(api), enabled: isOpen });
  const { data, error, isFetching, refetch } = list;
  const loadOlderProps = useLoadOlderProps(list);
  const emptyLabel = t`No new notifications`;
  const getCountLabel = (count: number) =>
    count === 0 ? emptyLabel : t`${plural(count, { one: '# new notification', other: '# new notifications' })}`;
  const count = getCountLabel(unread);
  const buttonLabel = t`Notifications, ${count}`;
  return (
    <NotificationPanel
      label={t`Notifications`}
      buttonLabel={buttonLabel}
      trigger={renderButton?.(buttonLabel, unread)}
      unreadCount={unread}
      unreadLabel={t`New`}
      loadedLabel={count}
      emptyLabel={emptyLabel}
      markAllLabel={t`Mark all as read`}
      onOpenChange={setOpen}
      onMarkAll={() => markAsRead()}
      onItemPress={(id) => {
        const isNew = data?.some((each) => each.id === id && each.read_at === null);
        if (isNew) markAsRead([Number(id)]);
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
      {...(loadOlderProps && { more: loadOlderProps })}
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
