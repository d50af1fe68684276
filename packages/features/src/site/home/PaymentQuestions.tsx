import { Section } from '@fanous/ui/layout/Section';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { Text } from '@fanous/ui/layout/Text';
import { QuestionList } from '@fanous/ui/navigation/QuestionList';
import { useLingui } from '@lingui/react/macro';

/** What visitors ask before they pay. The answers are those of the usage policy. */
export function PaymentQuestions() {
  const { t } = useLingui();
  const questions = [
    {
      id: 'how',
      question: t`How do I pay?`,
      answer: t`Choose a course and press “Subscribe”. The payment page shows the price and the number of the wallet. Transfer the price, then send a photo of the receipt with your name, your phone, the email of your account and the name of the course.`,
    },
    {
      id: 'when',
      question: t`When does the course open?`,
      answer: t`Once the receipt has been checked: within one working day as a rule, within two at the latest.`,
    },
    {
      id: 'devices',
      question: t`Can I use more than one device?`,
      answer: t`Yes. Log in with your account on your phone or computer, and continue where you left off. The account is for you alone.`,
    },
  ];
  return (
    <SignedOutOnly whenSignedIn="collapse">
      <Section id="payment-questions" title={t`Questions about paying`}>
        <QuestionList
          level={3}
          items={questions.map(({ id, question, answer }) => ({ id, question, answer: <Text>{answer}</Text> }))}
        />
      </Section>
    </SignedOutOnly>
  );
}
