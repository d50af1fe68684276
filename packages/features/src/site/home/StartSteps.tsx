import { Section } from '@fanous/ui/layout/Section';
import { Steps } from '@fanous/ui/layout/Steps';
import { Text } from '@fanous/ui/layout/Text';
import { useLingui } from '@lingui/react/macro';

/** How a visitor starts, in three steps. */
export function StartSteps() {
  const { t } = useLingui();
  const steps = [
    {
      id: 'account',
      icon: 'user-plus',
      title: t`Create an account`,
      text: t`Your name, your email and a password. It is free.`,
    },
    {
      id: 'pay',
      icon: 'wallet',
      title: t`Pay by wallet`,
      text: t`Transfer the price of the course and send us the receipt.`,
    },
    {
      id: 'learn',
      icon: 'graduation-cap',
      title: t`Start learning`,
      text: t`Watch the lessons, take the quizzes and see where you stand.`,
    },
  ] as const;
  return (
    <Section id="how-it-works" title={t`How it works`}>
      <Steps
        layout="row"
        items={steps.map(({ id, icon, title, text }) => ({
          id,
          icon,
          title: (
            <Text as="strong" strong>
              {title}
            </Text>
          ),
          content: <Text tone="muted">{text}</Text>,
        }))}
      />
    </Section>
  );
}
