import { QuestionList } from '@fanous/ui/navigation/QuestionList';
import { Text } from '@fanous/ui/layout/Text';

export function PaymentQuestions() {
  return (
    <QuestionList
      level={3}
      items={[
        {
          id: 'subscribe',
          question: 'كيف أشترك في دورة؟',
          answer: <Text>اضغط «اشترك الآن» في صفحة الدورة، ثم اختر طريقة الدفع.</Text>,
        },
      ]}
    />
  );
}
