import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { playerLabels } from '../../media/MediaPlayer/MediaPlayer.fixtures.ts';
import { MediaPlayer } from '../../media/MediaPlayer/MediaPlayer.tsx';
import { createSilentWav } from '../../stories/SilentWav.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { RecordGroups } from './RecordGroups.tsx';
import { recordGroups, recordLabels } from './RecordGroups.fixtures.ts';
import type { RecordGroup } from './records.ts';

/** Makes the group names unique, because there are three lists on the page. */
const numberGroup = (group: RecordGroup, mark: number): RecordGroup => ({ ...group, title: `${group.title} ${mark}` });

const meta = {
  title: 'Learning/RecordGroups',
  component: RecordGroups,
  args: {
    groups: recordGroups.ar,
    labels: recordLabels.ar,
    onPlay: fn(),
    onLocked: fn(),
    fetchUrl: () => Promise.resolve('about:blank'),
  },
  argTypes: {
    groups: { control: false },
    labels: { control: false },
    player: { control: false },
    fetchUrl: { control: false },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '44rem' }}>{Story()}</div>],
  render: (args, { globals }) => (
    <RecordGroups {...args} groups={localize(globals, recordGroups)} labels={localize(globals, recordLabels)} />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'The records of a course in collapsible groups: center, home, revision. A document opens in a new tab. For audio and video `onPlay` is called, and the player is shown below the row.',
          'For a playlist with one player use `VideoSwitcher`; for a single file use `PdfLink`.',
          '**Keyboard** · Tab moves through the groups and the records of open ones · Enter and Space open and close a group, play a record, or open a file. A locked record is a button that calls `onLocked`. A group without records is not a button.',
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
    const sampleGroups = localize(globals, recordGroups);
    const labels = localize(globals, recordLabels);
    const numberGroups = (mark: number) => sampleGroups.map((group) => numberGroup(group, mark));
    return (
      <div style={{ display: 'grid', gap: '32px' }}>
        <RecordGroups {...args} labels={labels} groups={numberGroups(1)} />
        <RecordGroups {...args} labels={labels} groups={numberGroups(2)} defaultOpenIds={['centre']} />
        <RecordGroups
          {...args}
          labels={labels}
          groups={numberGroups(3)}
          currentId={1}
          player={
            <MediaPlayer
              src={String(loaded['src'])}
              type="audio/wav"
              label={labels.playing}
              labels={localize(globals, playerLabels)}
            />
          }
        />
      </div>
    );
  },
};
