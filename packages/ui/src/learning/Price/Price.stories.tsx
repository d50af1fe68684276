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
          'A price as it is said: the number and the word for Egyptian pounds in its plural form, piastres only when there are any, «مجانًا» for nothing.',
          'Give a `label` where no heading or column says that it is a price. For other numbers use `useFormat`.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arabic has a form for none, one, two, a few, many and the rest. */
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
