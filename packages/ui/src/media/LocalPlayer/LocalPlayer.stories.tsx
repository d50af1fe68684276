import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { narrow } from '../../stories/narrow.tsx';
import { pick } from '../../stories/text.ts';
import { LocalPlayer } from './LocalPlayer.tsx';
import { silence } from './LocalPlayer.fixtures.ts';

const words = { ar: 'المراجعة النهائية – مشغّل التسجيل', en: 'Final revision – recording player' };

const meta = {
  title: 'Media/LocalPlayer',
  component: LocalPlayer,
  args: { src: '', type: 'audio/wav', label: words.ar, onExpired: fn(), onFailed: fn() },
  decorators: [narrow],
  loaders: [() => ({ src: silence(95) })],
  render: (args, { globals, loaded }) => (
    <LocalPlayer {...args} src={String(loaded['src'])} label={pick(globals, words)} />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'Plays an uploaded mp3 or mp4 in the browser’s own player. When its link runs out it asks for another by `onExpired`, and plays on from the same place; when that one fails too it says so by `onFailed`, once.',
          'Somebody else’s player in a frame, and a list to choose from, is `VideoSwitcher`.',
          '**Keyboard** · The browser’s: Tab to the controls, Space plays and pauses, ← → move in time.',
          '**Right to left** · A left-to-right island: time runs the same way in every language.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof LocalPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A sound, and a film without a picture yet. */
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
