import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LocalPlayer } from '../../media/LocalPlayer/LocalPlayer.tsx';
import { createSilentWav } from '../../media/LocalPlayer/LocalPlayer.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { RecordGroups } from './RecordGroups.tsx';
import { recordGroups, recordLabels } from './RecordGroups.fixtures.ts';
import type { RecordGroup } from './records.ts';

/** Three on one page: each group needs a name of its own. */
const named = (group: RecordGroup, mark: number): RecordGroup => ({ ...group, title: `${group.title} ${mark}` });

const meta = {
  title: 'Learning/RecordGroups',
  component: RecordGroups,
  args: {
    groups: recordGroups.ar,
    labels: recordLabels.ar,
    onPlay: fn(),
    onLocked: fn(),
    getHref: () => Promise.resolve('about:blank'),
  },
  argTypes: {
    groups: { control: false },
    labels: { control: false },
    player: { control: false },
    getHref: { control: false },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem' }}>{Story()}</div>],
  render: (args, { globals }) => (
    <RecordGroups {...args} groups={pick(globals, recordGroups)} labels={pick(globals, recordLabels)} />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'The records of a course in groups that open and close: the centre, home, revision. A document opens in a tab of its own, which is there from the press on; what plays is handed to the page, and its player stands under its row.',
          'Videos in an order, with one screen for all, are `VideoSwitcher`; a single file is `PdfLink`.',
          '**Keyboard** · Tab goes from group to group and through the open ones · Enter and Space open and close a group, play, or open a file. A locked record is a button as well: pressing it explains itself. A group without records is no button.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof RecordGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** All closed; one open; one playing. */
export const Sheet: Story = {
  tags: ['sheet'],
  loaders: [() => ({ src: createSilentWav(61) })],
  render: (args, { globals, loaded }) => {
    const words = pick(globals, recordGroups);
    const labels = pick(globals, recordLabels);
    const groups = (mark: number) => words.map((group) => named(group, mark));
    return (
      <div style={{ display: 'grid', gap: '32px' }}>
        <RecordGroups {...args} labels={labels} groups={groups(1)} />
        <RecordGroups {...args} labels={labels} groups={groups(2)} defaultOpenIds={['centre']} />
        <RecordGroups
          {...args}
          labels={labels}
          groups={groups(3)}
          currentId={1}
          player={<LocalPlayer src={String(loaded['src'])} type="audio/wav" label={labels.playing} />}
        />
      </div>
    );
  },
};
