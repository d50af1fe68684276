import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { StatefulPaymentMethods } from './StatefulPaymentMethods.tsx';
import { createLongPaymentLabels, paymentLabels } from './PaymentMethods.fixtures.ts';
import { PaymentMethods } from './PaymentMethods.tsx';

const meta = {
  title: 'Learning/PaymentMethods',
  component: PaymentMethods,
  args: { isOpen: false, walletHref: '#wallet', labels: paymentLabels.ar, onToggle: fn() },
  argTypes: { labels: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
  render: (args, { globals }) => <StatefulPaymentMethods {...args} labels={localize(globals, paymentLabels)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'The payment methods, shown by the subscribe button. The wallet is a link to its instructions. The bank opens a notice dialog, which is loaded when the methods are shown. The page controls `isOpen`, because a locked video opens it too.',
          'Each method acts immediately. For a choice that is submitted later use `RadioGroup`.',
          '**Keyboard** · Enter and Space open and close · Tab moves through the methods · Escape closes and focuses the button. In the dialog the button has the focus; closing it focuses the bank.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Closed, open, and with very long labels. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const labels = localize(globals, paymentLabels);
    return (
      <div style={{ display: 'grid', gap: '32px' }}>
        <PaymentMethods {...args} labels={labels} />
        <PaymentMethods {...args} labels={labels} isOpen />
        <PaymentMethods
          {...args}
          labels={{ ...createLongPaymentLabels(labels), heading: `${labels.heading} 2` }}
          isOpen
        />
      </div>
    );
  },
};
