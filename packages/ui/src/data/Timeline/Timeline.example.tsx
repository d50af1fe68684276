import { Timeline } from '@fanous/ui/data/Timeline';

export function SubscriptionSteps() {
  return (
    <Timeline
      aria-label="خطوات اشتراكك"
      statusLabels={{ done: 'تم', current: 'الآن', upcoming: 'لاحقًا', failed: 'لم يتم' }}
      items={[
        { id: '1', title: 'أُرسل الطلب', date: '2026-10-05', status: 'done' },
        { id: '2', title: 'مراجعة الإيصال', date: '2026-10-06', status: 'current' },
        { id: '3', title: 'فتح الدورة', status: 'upcoming' },
      ]}
    />
  );
}
