import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { LocalPlayer } from './LocalPlayer.tsx';
import { createSilentWav } from './LocalPlayer.fixtures.ts';

const words = { ar: 'المراجعة النهائية – مشغّل التسجيل', en: 'Final revision – recording player' };

const meta = {
  title: 'Media/LocalPlayer',
  component: LocalPlayer,
  args: { src: '', type: 'audio/wav', label: words.ar, onExpired: fn(), onFailed: fn() },
  decorators: [withFormWidth],
  loaders: [() => ({ src: createSilentWav(95) })],
  render: (args, { globals, loaded }) => (
    <LocalPlayer {...args} src={String(loaded['src'])} label={pick(globals, words)} />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'Plays an uploaded mp3 or mp4 in the browser’s own player. When the link expires, it calls `onExpired` and continues from the same position with the new link. If that link fails too, it calls `onFailed` once.',
          'For players of other sites and for a list of videos use `VideoSwitcher`.',
          '**Keyboard** · The browser’s: Tab to the controls, Space plays and pauses, ← → move in time.',
          '**Right to left** · Always left to right: time runs the same way in every language.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof LocalPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An audio file, and a video without a picture. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals, loaded }) => {
    const label = pick(globals, words);
    return (
      <div style={{ display: 'grid', gap: '32px' }}>
        <LocalPlayer {...args} src={String(loaded['src'])} label={label} />
        <LocalPlayer {...args} src={String(loaded['src'])} type="video/mp4" label={`${label} 2`} />
      </div>
    );
  },
};
