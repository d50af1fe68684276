import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { embedSrc } from '../../learning/VideoSwitcher/VideoSwitcher.fixtures.ts';
import { narrow } from '../../stories/narrow.tsx';
import { pick } from '../../stories/text.ts';
import { EmbedPlayer } from './EmbedPlayer.tsx';

const words = { ar: 'المراجعة النهائية – مشغّل التسجيل', en: 'Final revision – recording player' };

const meta = {
  title: 'Media/EmbedPlayer',
  component: EmbedPlayer,
  args: { src: embedSrc, title: words.ar },
  decorators: [narrow],
  render: (args, { globals }) => <EmbedPlayer {...args} title={pick(globals, words)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'Somebody else’s player in a frame of 16:9. It may run its scripts and go to full screen, and nothing else of the page is open to it. A file of our own is a `LocalPlayer`; a list to choose from is a `VideoSwitcher`.',
          '**Right to left** · A left-to-right island: time runs the same way in every language.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof EmbedPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A frame with its name. */
export const Sheet: Story = {
  tags: ['sheet'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByTitle(pick(globals, words))).toHaveAttribute('src', embedSrc);
  },
};
