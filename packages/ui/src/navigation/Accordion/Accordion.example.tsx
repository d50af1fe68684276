import { Text } from '@fanous/ui/layout/Text';
import { Accordion } from '@fanous/ui/navigation/Accordion';

export function FrequentQuestions() {
  return (
    <Accordion
      level={2}
      items={[
        {
          id: 'pay',
          title: 'كيف أدفع ثمن الدورة؟',
          content: <Text>حوّل السعر إلى رقم المحفظة، ثم أرسل صورة التحويل.</Text>,
        },
        {
          id: 'access',
          title: 'متى تُفتح لي الدورة؟',
          content: <Text>خلال يوم من وصول التحويل، ويصلك إشعار بذلك.</Text>,
        },
      ]}
    />
  );
}
