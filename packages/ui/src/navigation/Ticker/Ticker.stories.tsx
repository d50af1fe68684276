import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { Ticker } from './Ticker.tsx';

const meta = {
  title: 'Navigation/Ticker',
  component: Ticker,
  args: { ...navLabels.ar.ticker, isStatic: false },
  argTypes: { items: { control: false } },
  render: (args, { globals }) => <Ticker {...args} {...localize(globals, navLabels).ticker} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Moving announcements. In Arabic they move from left to right. They stop on hover, on focus and with the pause button.',
          'For one important message use `Banner`; for the result of an action use `Toast`.',
          '**Keyboard** · The pause button comes before the list. A focused link stops the list and scrolls into view.',
          '**Reduced motion** · It does not move: one announcement at a time, with previous and next buttons. `isStatic` does the same.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Ticker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Static, with difficult texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const { ticker } = localize(globals, navLabels);
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
