import { Ticker } from '@fanous/ui/navigation/Ticker';

export function News() {
  return (
    <Ticker
      label="الإعلانات"
      items={[
        { id: 1, text: 'تبدأ المراجعة النهائية يوم السبت', href: '/courses/12' },
        { id: 2, text: 'دورة جديدة في الهندسة' },
      ]}
      pauseLabel="إيقاف الحركة"
      playLabel="تشغيل الحركة"
      previousLabel="الإعلان السابق"
      nextLabel="الإعلان التالي"
    />
  );
}
