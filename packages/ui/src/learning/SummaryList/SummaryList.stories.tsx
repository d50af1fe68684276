import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { StatefulSummaryList } from './StatefulSummaryList.tsx';
import { addSummary, summaries, summariesWithThumbnails, summaryLabels } from './SummaryList.fixtures.tsx';
import { SummaryList } from './SummaryList.tsx';

const meta = {
  title: 'Learning/SummaryList',
  component: SummaryList,
  args: {
    items: summaries,
    labels: summaryLabels.ar,
    fetchUrl: () => Promise.resolve('about:blank'),
    onReact: fn(() => new Promise((resolve) => setTimeout(resolve, 700))),
    onEdit: fn(),
    onDelete: fn(),
    onReport: fn(),
    onShowReports: fn(),
  },
  argTypes: {
    items: { control: false },
    labels: { control: false },
    fetchUrl: { control: false },
    action: { control: false },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem' }}>{Story()}</div>],
  render: (args, { globals }) => (
    <StatefulSummaryList
      {...args}
      labels={localize(globals, summaryLabels)}
      action={
        <Button variant="outline" icon="plus">
          {localize(globals, addSummary)}
        </Button>
      }
    />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'Lecture summaries by students, each with its author, its PDF, which opens in a new tab, and a `ReactionBar`. It scrolls within 350 px.',
          'For the files of a course use `FileList`; for records use `RecordGroups`. Without access to the course each summary is locked and calls `onLocked`.',
          '**Keyboard** · Tab focuses the scroll region, which arrow keys scroll, then each PDF and its four reactions.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Scrolling, short, with pictures, locked, and empty; with and without the add button. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const baseLabels = localize(globals, summaryLabels);
    // Makes the region names unique.
    const createLabels = (mark: number) => ({ ...baseLabels, listRegion: `${baseLabels.listRegion} ${mark}` });
    const action = (
      <Button variant="outline" icon="plus">
        {localize(globals, addSummary)}
      </Button>
    );
    return (
      <div style={{ display: 'grid', gap: '32px' }}>
        <SummaryList {...args} labels={createLabels(1)} action={action} />
        <SummaryList {...args} labels={createLabels(2)} items={summaries.slice(2)} />
        <SummaryList {...args} labels={createLabels(4)} items={summariesWithThumbnails} />
        <SummaryList
          {...args}
          labels={createLabels(3)}
          items={summaries.slice(1, 2).map((item) => Object.assign({}, item, { isLocked: true }))}
        />
        <SummaryList {...args} labels={baseLabels} items={[]} action={action} />
      </div>
    );
  },
};
