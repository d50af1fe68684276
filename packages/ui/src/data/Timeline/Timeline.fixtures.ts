import type { TimelineItem } from './Timeline.tsx';

export const timelineLabels = {
  ar: {
    'aria-label': 'خطوات اشتراكك',
    statusLabels: { done: 'تم', current: 'الآن', upcoming: 'لاحقًا', failed: 'لم يتم' },
    items: [
      { id: 'sent', title: 'أُرسل الطلب', date: '2026-10-05T09:15:00Z', status: 'done' },
      {
        id: 'refused',
        title: 'رُفض الإيصال الأول',
        description: 'الصورة غير واضحة.',
        date: '2026-10-05T12:40:00Z',
        status: 'failed',
      },
      {
        id: 'review',
        title: 'مراجعة الإيصال',
        description: 'تستغرق يومًا واحدًا عادةً.',
        date: '2026-10-06T08:00:00Z',
        status: 'current',
      },
      { id: 'open', title: 'فتح الدورة', status: 'upcoming' },
    ] satisfies TimelineItem[],
  },
  en: {
    'aria-label': 'Steps of your subscription',
    statusLabels: { done: 'Done', current: 'Now', upcoming: 'Later', failed: 'Failed' },
    items: [
      { id: 'sent', title: 'Request sent', date: '2026-10-05T09:15:00Z', status: 'done' },
      {
        id: 'refused',
        title: 'First receipt refused',
        description: 'The picture is not clear.',
        date: '2026-10-05T12:40:00Z',
        status: 'failed',
      },
      {
        id: 'review',
        title: 'Receipt in review',
        description: 'It usually takes a day.',
        date: '2026-10-06T08:00:00Z',
        status: 'current',
      },
      { id: 'open', title: 'Course opens', status: 'upcoming' },
    ] satisfies TimelineItem[],
  },
};
