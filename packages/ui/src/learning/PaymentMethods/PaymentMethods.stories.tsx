import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { LivePayment } from './LivePayment.tsx';
import { longPayment, paymentLabels } from './PaymentMethods.fixtures.ts';
import { PaymentMethods } from './PaymentMethods.tsx';

const meta = {
  title: 'Learning/PaymentMethods',
  component: PaymentMethods,
  args: { isOpen: false, walletHref: '#wallet', labels: paymentLabels.ar, onToggle: fn() },
  argTypes: { labels: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
  render: (args, { globals }) => <LivePayment {...args} labels={pick(globals, paymentLabels)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'The ways to pay, behind the button that subscribes. The wallet is a link to its steps; the bank says that it comes later, in a dialog that is loaded when the ways are shown. The page keeps whether it is open: a locked video opens it as well.',
          'Ways that are chosen first and sent later would be a `RadioGroup`; here each acts at once.',
          '**Keyboard** · Enter and Space open and close · Tab goes through the ways · Escape closes and goes back to the button. The dialog has its button focused; closing it returns to the bank.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Closed, open, and with words far too long. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const labels = pick(globals, paymentLabels);
    return (
      <div style={{ display: 'grid', gap: '32px' }}>
        <PaymentMethods {...args} labels={labels} />
        <PaymentMethods {...args} labels={labels} isOpen />
        <PaymentMethods {...args} labels={{ ...longPayment(labels), heading: `${labels.heading} 2` }} isOpen />
      </div>
    );
  },
};
