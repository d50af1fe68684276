import { Bidi } from '../../intl/Bidi.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import type { NotificationPanelProps } from './NotificationPanel.tsx';

/** A fixed time, for stable pictures. */
export const now = '2026-10-05T12:00:00Z';
const before = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();

type Words = Pick<
  NotificationPanelProps,
  'label' | 'buttonLabel' | 'unreadLabel' | 'loadedLabel' | 'emptyLabel' | 'markAllLabel' | 'items'
> & { none: string; failed: string; retry: string; retrying: string };

export const notificationLabels: Record<'ar' | 'en', Words> = {
  ar: {
    label: 'الإشعارات',
    buttonLabel: 'الإشعارات، 3 جديدة',
    none: 'الإشعارات، لا جديد',
    unreadLabel: 'جديد',
    loadedLabel: '3 إشعارات جديدة',
    emptyLabel: 'لا توجد إشعارات جديدة',
    markAllLabel: 'تعليم الكل مقروءًا',
    failed: 'تعذّر تحميل الإشعارات',
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ التحميل',
    items: [
      { id: 1, title: 'أُضيف فيديو «قانون أوم» إلى دورة الفيزياء', href: '#1', time: before(3), isUnread: true },
      { id: 2, title: 'HTML5 و CSS للمبتدئين: اختبار جديد', href: '#2', time: before(61), isUnread: true },
      {
        id: 3,
        title: 'أُضِيفَ مُلَخَّصُ إِعْرَابِ الْجُمْلَةِ الِاسْمِيَّةِ وَالنَّوَاسِخِ وَمَا يَتَعَلَّقُ بِهَا إِلَى دَوْرَةِ النَّحْوِ الْوَافِي',
        href: '#3',
        time: before(1500),
        isUnread: true,
      },
      { id: 4, title: 'Introduction to Algorithms', href: '#4', time: before(4400) },
      { id: 5, title: 'انتهى اشتراكك في دورة الكيمياء', href: '#5', time: before(40_000) },
    ],
  },
  en: {
    label: 'Notifications',
    buttonLabel: 'Notifications, 3 new',
    none: 'Notifications, none new',
    unreadLabel: 'New',
    loadedLabel: '3 new notifications',
    emptyLabel: 'No new notifications',
    markAllLabel: 'Mark all as read',
    failed: 'The notifications could not be loaded',
    retry: 'Try again',
    retrying: 'Loading',
    items: [
      { id: 1, title: 'The video “Ohm’s law” was added to Physics', href: '#1', time: before(3), isUnread: true },
      {
        id: 2,
        title: (
          <>
            A new quiz is open in <Bidi>{texts.mixed}</Bidi>
          </>
        ),
        href: '#2',
        time: before(61),
        isUnread: true,
      },
      { id: 3, title: 'A summary was added to Grammar in depth', href: '#3', time: before(1500), isUnread: true },
      { id: 4, title: 'Introduction to Algorithms', href: '#4', time: before(4400) },
      { id: 5, title: 'Your subscription to Chemistry has ended', href: '#5', time: before(40_000) },
    ],
  },
};
