import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = {
  title: 'Learning/Price',
  component: Price,
  args: { amount: 250 },
  parameters: {
    docs: {
      description: {
        component: [
          'A formatted price: the number and the right plural form of Egyptian pounds, piastres only if there are any, «مجانًا» for 0.',
          'Pass a `label` if no heading or column says that it is a price. For other numbers use `useFormat`.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The six plural forms of Arabic. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 32px', alignItems: 'baseline' }}>
      {[0, 1, 2, 3, 100, 250, 1250, 99.5].map((amount) => (
        <Price key={amount} amount={amount} />
      ))}
      <Price amount={1250} size="large" />
    </div>
  ),
};
