import { Steps } from '@fanous/ui/layout/Steps';

export function HowToSubscribe() {
  return (
    <Steps
      items={[
        { id: 'choose', title: 'اختر الدورة' },
        { id: 'pay', title: 'حوّل المبلغ', content: 'من محفظتك أو من البنك.' },
        { id: 'start', title: 'ابدأ المشاهدة' },
      ]}
    />
  );
}
