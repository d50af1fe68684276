import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { LiveSummaries } from './LiveSummaries.tsx';
import { addSummary, summaries, summaryLabels } from './SummaryList.fixtures.tsx';
import { SummaryList } from './SummaryList.tsx';

const meta = {
  title: 'Learning/SummaryList',
  component: SummaryList,
  args: {
    items: summaries,
    labels: summaryLabels.ar,
    getHref: () => Promise.resolve('about:blank'),
    onReact: fn(() => new Promise((resolve) => setTimeout(resolve, 700))),
  },
  argTypes: {
    items: { control: false },
    labels: { control: false },
    getHref: { control: false },
    action: { control: false },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem' }}>{Story()}</div>],
  render: (args, { globals }) => (
    <LiveSummaries
      {...args}
      labels={pick(globals, summaryLabels)}
      action={
        <Button variant="outline" icon="plus">
          {pick(globals, addSummary)}
        </Button>
      }
    />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'What students wrote of the lectures: each with its author, its PDF, which opens in a tab of its own, and the reactions of others (`ReactionBar`). It scrolls within 350 px.',
          'Files of the course itself are a `FileList`; records are `RecordGroups`. For a reader who does not have the course each is locked, and says why when it is pressed.',
          '**Keyboard** · Tab reaches the list as a region that arrows scroll, then each PDF and its four reactions.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** More than fit, some, one that is locked, none; with the way to add, and without. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const words = pick(globals, summaryLabels);
    // Several on one page: each region needs a name of its own.
    const labels = (mark: number) => ({ ...words, listRegion: `${words.listRegion} ${mark}` });
    const action = (
      <Button variant="outline" icon="plus">
        {pick(globals, addSummary)}
      </Button>
    );
    return (
      <div style={{ display: 'grid', gap: '32px' }}>
        <SummaryList {...args} labels={labels(1)} action={action} />
        <SummaryList {...args} labels={labels(2)} items={summaries.slice(2)} />
        <SummaryList
          {...args}
          labels={labels(3)}
          items={summaries.slice(1, 2).map((item) => Object.assign({}, item, { isLocked: true }))}
        />
        <SummaryList {...args} labels={words} items={[]} action={action} />
      </div>
    );
  },
};
