import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../../stories/Texts.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { navWords } from '../Nav.fixtures.ts';
import { Ticker } from './Ticker.tsx';

const meta = {
  title: 'Navigation/Ticker',
  component: Ticker,
  args: { ...navWords.ar.ticker, isStatic: false },
  argTypes: { items: { control: false } },
  render: (args, { globals }) => <Ticker {...args} {...pick(globals, navWords).ticker} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Announcements of the day. They pass as the text is read, in Arabic from left to right, and stop for whoever points at them, tabs into them or presses pause.',
          'For one message that must be read use `Banner`; for the outcome of an action use `Toast`.',
          '**Keyboard** · The pause button comes before the list. Tab into the list brings it to a stand at the link that has the focus.',
          '**Reduced motion** · It stands still: one announcement at a time, with previous and next. `isStatic` does the same by choice.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Ticker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Standing, with texts that are hard to hold. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const { ticker } = pick(globals, navWords);
    return (
      <div style={{ display: 'grid', gap: '24px' }}>
        {[ticker.items[0]?.text ?? '', texts.long, texts.contact, texts.latin].map((text, at) => (
          <Ticker
            key={text}
            {...args}
            {...ticker}
            label={`${ticker.label} ${at + 1}`}
            items={[{ id: 1, text, href: at % 2 ? undefined : '#' }]}
            isStatic
          />
        ))}
      </div>
    );
  },
};
