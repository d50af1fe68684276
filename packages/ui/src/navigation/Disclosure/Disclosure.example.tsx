import { Disclosure } from '@fanous/ui/navigation/Disclosure';
import { Text } from '@fanous/ui/layout/Text';

export function Question() {
  return (
    <Disclosure title="كيف أشترك في دورة؟" level={3}>
      <Text>اضغط «اشترك الآن» في صفحة الدورة، ثم اختر طريقة الدفع.</Text>
    </Disclosure>
  );
}
