import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { timelineLabels } from './Timeline.fixtures.ts';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: timelineLabels.ar,
  argTypes: { items: { control: false }, statusLabels: { control: false } },
  parameters: {
    docs: {
      description: {
        component: [
          'Events in the order of time, with how far each is: an order, the history of an account. For instructions use `Steps`; for records to compare use `DataTable`.',
          '**Screen readers** · An ordered list. Each item begins with the word of its status, and the current one is marked with `aria-current="step"`.',
          '**Dates** · In the language and digits of the page, in a `<time>` element.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Timeline {...localizeArgs<TimelineProps>(args, globals, timelineLabels)} />,
};

/** All statuses, times of day, an icon of its own, content, long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { items, ...labels } = localize(globals, timelineLabels);
    return (
      <Timeline
        {...labels}
        showTime
        items={[
          ...items,
          {
            id: 'long',
            title: texts.long,
            description: texts.unbroken,
            date: '2026-11-11T20:00:00Z',
            status: 'upcoming',
            icon: 'bell',
            content: (
              <ButtonLink href="/" variant="outline">
                {texts.short}
              </ButtonLink>
            ),
          },
        ]}
      />
    );
  },
};
