import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { StatefulReactionBar } from './StatefulReactionBar.tsx';
import { ReactionBar } from './ReactionBar.tsx';
import { reactionLabels, reactToLabels } from './ReactionBar.fixtures.ts';
import { reactionKinds } from './reactions.ts';

const meta = {
  title: 'Learning/ReactionBar',
  component: ReactionBar,
  args: {
    label: reactToLabels.ar('1'),
    labels: reactionLabels.ar,
    counts: { love: 4, like: 12, care: 1 },
    selectedKind: null,
    onReact: fn(() => new Promise((resolve) => setTimeout(resolve, 900))),
  },
  argTypes: { labels: { control: false } },
  decorators: [withFormWidth],
  render: (args, { globals }) => (
    <StatefulReactionBar
      {...args}
      label={localize(globals, reactToLabels)('1')}
      labels={localize(globals, reactionLabels)}
    />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'Four reactions with their counts. Pressing one sends it; pressing the selected one again withdraws it. While it is being sent the buttons are disabled. If it fails nothing changes, and the page shows the error.',
          'For a setting use `RadioGroup`; to filter use `ToggleChips`.',
          '**Keyboard** · Tab moves from button to button · Enter and Space press. «تم تسجيل تفاعلك: أحببته» is announced.',
          '**Names** · The accessible name of each button is the reaction and its count, «أحببته، 4 تفاعلات». In narrow containers only the icon and the number are visible.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ReactionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** None selected, each selected, large numbers; with and without visible names. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const createLabel = localize(globals, reactToLabels);
    const labels = localize(globals, reactionLabels);
    return (
      <div style={{ display: 'grid', gap: '20px' }}>
        <ReactionBar {...args} label={createLabel('1')} labels={labels} />
        {reactionKinds.map((kind) => (
          <ReactionBar
            key={kind}
            {...args}
            label={createLabel(kind)}
            labels={labels}
            selectedKind={kind}
            counts={{ [kind]: 1 }}
          />
        ))}
        <ReactionBar
          {...args}
          label={createLabel('2')}
          labels={labels}
          counts={{ love: 1250, like: 987, angry: 3, care: 45 }}
        />
        <div style={{ maxInlineSize: '19rem' }}>
          <ReactionBar {...args} label={createLabel('3')} labels={labels} selectedKind="love" />
        </div>
      </div>
    );
  },
};
