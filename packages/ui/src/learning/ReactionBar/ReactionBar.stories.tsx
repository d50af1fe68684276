import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { LiveReactions } from './LiveReactions.tsx';
import { ReactionBar } from './ReactionBar.tsx';
import { reactionLabels, reactTo } from './ReactionBar.fixtures.ts';
import { reactionKinds } from './reactions.ts';

const meta = {
  title: 'Learning/ReactionBar',
  component: ReactionBar,
  args: {
    label: reactTo.ar('1'),
    labels: reactionLabels.ar,
    counts: { love: 4, like: 12, care: 1 },
    chosen: null,
    onReact: fn(() => new Promise((resolve) => setTimeout(resolve, 900))),
  },
  argTypes: { labels: { control: false } },
  decorators: [withFormWidth],
  render: (args, { globals }) => (
    <LiveReactions {...args} label={pick(globals, reactTo)('1')} labels={pick(globals, reactionLabels)} />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'How a reader took something: one of four, with how many took it so. A press sends it, a second press on the chosen one withdraws it; while it is on its way the others wait, and when it fails everything stays as it was and the page says why.',
          'To choose a setting use `RadioGroup`; to filter use `ToggleChips`.',
          '**Keyboard** · Tab goes from button to button · Enter and Space press. «تم تسجيل تفاعلك: أحببته» is announced, never a sum.',
          '**Names** · Each button is called by its reaction and its count, «أحببته، 4 تفاعلات»; where there is little room only the drawing and the number are seen.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ReactionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** None chosen, each chosen, large numbers; with names, and without room for them. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const say = pick(globals, reactTo);
    const labels = pick(globals, reactionLabels);
    return (
      <div style={{ display: 'grid', gap: '20px' }}>
        <ReactionBar {...args} label={say('1')} labels={labels} />
        {reactionKinds.map((kind) => (
          <ReactionBar key={kind} {...args} label={say(kind)} labels={labels} chosen={kind} counts={{ [kind]: 1 }} />
        ))}
        <ReactionBar
          {...args}
          label={say('2')}
          labels={labels}
          counts={{ love: 1250, like: 987, angry: 3, care: 45 }}
        />
        <div style={{ maxInlineSize: '19rem' }}>
          <ReactionBar {...args} label={say('3')} labels={labels} chosen="love" />
        </div>
      </div>
    );
  },
};
