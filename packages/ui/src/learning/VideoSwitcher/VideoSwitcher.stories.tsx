import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Cover } from '../../media/Cover/Cover.tsx';
import { localize } from '../../stories/localize.ts';
import { StatefulVideoSwitcher } from './StatefulVideoSwitcher.tsx';
import { embedSrc, videoLabels, videos } from './VideoSwitcher.fixtures.ts';
import { VideoSwitcher } from './VideoSwitcher.tsx';

const meta = {
  title: 'Learning/VideoSwitcher',
  component: VideoSwitcher,
  args: {
    items: videos,
    currentId: null,
    player: null,
    cover: <Cover seed="electricity" categoryId={1} />,
    labels: videoLabels.ar,
    onSelect: fn(),
    onLocked: fn(),
  },
  argTypes: {
    items: { control: false },
    labels: { control: false },
    cover: { control: false },
    player: { control: false },
    notice: { control: false },
  },
  render: (args, { globals }) => <StatefulVideoSwitcher {...args} labels={localize(globals, videoLabels)} />,
  // On a phone the player sticks below the page header.
  decorators: [(Story) => <div style={{ paddingBlockStart: '72px' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'A player with a list of videos. In containers from 52 rem they are side by side, otherwise the list is below the player. On a phone in portrait the player is sticky.',
          'The page passes the player, and checks the access to a video.',
          '**Keyboard** · Tab focuses the player, then the scroll region of the list, then each row · Enter and Space play a video. The focus moves to its title, and «يُعرض الآن: …» is announced. A locked row is a button that calls `onLocked`.',
          '**Right to left** · The player is always left to right.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof VideoSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing selected, playing, loading; wide and in a column. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    // Makes the region names unique.
    const baseLabels = localize(globals, videoLabels);
    const createLabels = (mark: number) => ({
      ...baseLabels,
      player: `${baseLabels.player} ${mark}`,
      listRegion: `${baseLabels.listRegion} ${mark}`,
    });
    return (
      <div style={{ display: 'grid', gap: '48px' }}>
        <VideoSwitcher {...args} labels={createLabels(1)} />
        <VideoSwitcher
          {...args}
          labels={createLabels(2)}
          currentId={3}
          player={{ kind: 'embed', src: embedSrc, title: 'HTML5 و CSS للمبتدئين' }}
        />
        <div style={{ maxInlineSize: '42rem' }}>
          <VideoSwitcher {...args} labels={createLabels(3)} currentId={2} isLoading />
        </div>
      </div>
    );
  },
};
