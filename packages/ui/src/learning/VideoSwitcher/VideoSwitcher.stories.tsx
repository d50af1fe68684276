import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Cover } from '../../media/Cover/Cover.tsx';
import { pick } from '../../stories/text.ts';
import { LiveSwitcher } from './LiveSwitcher.tsx';
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
  render: (args, { globals }) => <LiveSwitcher {...args} labels={pick(globals, videoLabels)} />,
  // On a phone the film comes to rest under a page's header.
  decorators: [(Story) => <div style={{ paddingBlockStart: '72px' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'A screen and the list of what can be played on it. It lays itself out by the room it is given: side by side from 52 rem, else the list under the screen; on an upright phone the film stays in sight while the list is read.',
          'It plays what it is told: which address belongs to a video, and who may have it, is the page’s business.',
          '**Keyboard** · Tab reaches the player, then the list as a region that arrows scroll, then each row · Enter and Space play it. Focus moves to the title of what was chosen, and «يُعرض الآن: …» is announced. A locked row is a button as well: it is found, and pressing it explains itself.',
          '**Right to left** · The player is a left-to-right island: time runs the same way in every language.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof VideoSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing chosen, playing, waiting; wide and in a column. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    // Three on one page: each needs a name of its own, as on any page.
    const words = pick(globals, videoLabels);
    const labels = (mark: number) => ({
      ...words,
      player: `${words.player} ${mark}`,
      listRegion: `${words.listRegion} ${mark}`,
    });
    return (
      <div style={{ display: 'grid', gap: '48px' }}>
        <VideoSwitcher {...args} labels={labels(1)} />
        <VideoSwitcher
          {...args}
          labels={labels(2)}
          currentId={3}
          player={{ kind: 'embed', src: embedSrc, title: 'HTML5 و CSS للمبتدئين' }}
        />
        <div style={{ maxInlineSize: '42rem' }}>
          <VideoSwitcher {...args} labels={labels(3)} currentId={2} isLoading />
        </div>
      </div>
    );
  },
};
