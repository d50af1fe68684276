import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { localize } from '../../stories/localize.ts';
import { walletTexts } from './WalletSteps.fixtures.tsx';
import { WalletSteps } from './WalletSteps.tsx';

const meta = {
  title: 'Learning/WalletSteps',
  component: WalletSteps,
  args: { price: 250, walletNumber: '01001234567', sendLinks: null, labels: walletTexts.ar.labels },
  argTypes: { sendLinks: { control: false }, detailsHint: { control: false }, labels: { control: false } },
  render: ({ price, walletNumber }, { globals }) => {
    const { labels, whatsApp, telegram, noAccount, signUp } = localize(globals, walletTexts);
    return (
      <WalletSteps
        price={price}
        walletNumber={walletNumber}
        labels={labels}
        sendLinks={
          <Inline gap="s4">
            <ButtonLink isExternal variant="outline" tone="primary" icon="whatsapp" href="#whatsapp">
              {whatsApp}
            </ButtonLink>
            <ButtonLink isExternal variant="outline" tone="primary" icon="telegram" href="#telegram">
              {telegram}
            </ButtonLink>
          </Inline>
        }
        detailsHint={
          <Text tone="muted">
            {noAccount} <Link href="#signup">{signUp}</Link>
          </Text>
        }
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'The steps to pay for a course by mobile wallet. A free course has the same steps without the payment. The page gives the links that open a message to the operator.',
      },
    },
  },
} satisfies Meta<typeof WalletSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With a price, free, and with a number that is not an Egyptian mobile number. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, context) => {
    const { labels, freeLabels } = localize(context.globals, walletTexts);
    return (
      <Stack gap="s9">
        {meta.render(args, context)}
        <Heading level={2}>{freeLabels.access}</Heading>
        <WalletSteps price={0} walletNumber="01001234567" labels={{ ...labels, ...freeLabels }} sendLinks={null} />
        <WalletSteps price={1250} walletNumber="+201001234567890" labels={labels} sendLinks={null} />
      </Stack>
    );
  },
};
