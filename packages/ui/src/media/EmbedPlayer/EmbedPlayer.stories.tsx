import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { embedSrc } from '../../learning/VideoSwitcher/VideoSwitcher.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { EmbedPlayer } from './EmbedPlayer.tsx';

const textsByLanguage = { ar: 'المراجعة النهائية – مشغّل التسجيل', en: 'Final revision – recording player' };

const meta = {
  title: 'Media/EmbedPlayer',
  component: EmbedPlayer,
  args: { src: embedSrc, title: textsByLanguage.ar },
  decorators: [withFormWidth],
  render: (args, { globals }) => <EmbedPlayer {...args} title={localize(globals, textsByLanguage)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'The player of another site in a 16:9 iframe. It may run scripts and go full screen; it has no other access to the page. For our own files use `MediaPlayer`; for a list of videos use `VideoSwitcher`.',
          '**Right to left** · Always left to right: time runs the same way in every language.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof EmbedPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Only what this site's player needs: no pop-ups, no picture in picture. */
export const OwnPolicy: Story = {
  args: { sandbox: 'allow-scripts allow-same-origin', allow: 'fullscreen' },
  play: async ({ canvas, globals }) => {
    const player = canvas.getByTitle(localize(globals, textsByLanguage));
    await expect(player).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    await expect(player).toHaveAttribute('allow', 'fullscreen');
  },
};

/** The iframe with its title. */
export const Sheet: Story = {
  tags: ['sheet'],
  play: async ({ canvas, globals }) => {
    const player = canvas.getByTitle(localize(globals, textsByLanguage));
    await expect(player).toHaveAttribute('src', embedSrc);
    await expect(player).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
  },
};
