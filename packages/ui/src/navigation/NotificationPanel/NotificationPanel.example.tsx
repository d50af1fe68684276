import { NotificationPanel } from '@fanous/ui/navigation/NotificationPanel';

export function Notifications() {
  return (
    <NotificationPanel
      buttonLabel="الإشعارات"
      unreadCount={1}
      label="الإشعارات"
      items={[
        { id: 1, title: 'فيديو جديد في دورة الجبر', href: '/courses/12', time: '2026-10-04T09:00:00Z', isUnread: true },
      ]}
      unreadLabel="غير مقروء"
      loadedLabel="وصلت الإشعارات"
      emptyLabel="لا إشعارات بعد."
      markAllLabel="تعليم الكل مقروءًا"
      onMarkAll={() => console.log('all read')}
    />
  );
}
