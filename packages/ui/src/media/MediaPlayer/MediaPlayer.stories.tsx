import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { createSilentWav } from '../../stories/SilentWav.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { renderCoverSvg } from '../Cover/renderCoverSvg.ts';
import { createCaptions, playerLabels, sampleChapters, sampleVideo } from './MediaPlayer.fixtures.ts';
import { Watermark } from '../Watermark/Watermark.tsx';
import { MediaPlayer } from './MediaPlayer.tsx';

const textsByLanguage = { ar: 'المراجعة النهائية – مشغّل التسجيل', en: 'Final revision – recording player' };
const viewer = { ar: 'منى السيد', en: 'Mona Elsayed' };
const poster = `data:image/svg+xml,${encodeURIComponent(renderCoverSvg('electricity', { categoryId: 1 }))}`;

const meta = {
  title: 'Media/MediaPlayer',
  component: MediaPlayer,
  args: {
    ...sampleVideo,
    label: textsByLanguage.ar,
    labels: playerLabels.ar,
    chapters: sampleChapters,
    onPositionChange: fn(),
    onExpired: fn(),
    onFailed: fn(),
  },
  argTypes: {
    labels: { control: false },
    captions: { control: false },
    chapters: { control: false },
    watermark: { control: false },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '50rem' }}>{Story()}</div>],
  loaders: [() => ({ captions: createCaptions(), sound: createSilentWav(95) })],
  render: (args, { globals, loaded }) => (
    <MediaPlayer
      {...args}
      captions={loaded['captions'] as ReturnType<typeof createCaptions>}
      label={localize(globals, textsByLanguage)}
      labels={localize(globals, playerLabels)}
    />
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'Plays own audio and video files and HLS with the same controls in every browser. When the link expires, it calls `onExpired` and continues from the same position with the new link. If that link fails too, it calls `onFailed` once. `onPositionChange` and `startPosition` let a page remember the position.',
          'For players of other sites use `EmbedPlayer`, for a list of videos `VideoSwitcher`. Its code (about 15 kB, and 30 kB for its menus) loads when the first player is shown. hls.js (180 kB) loads only for HLS, in a browser that cannot play it, or when the user opens the menu of qualities.',
          'Captions are WebVTT files on the origin of the page. A `watermark` takes the whole picture: use `Watermark`. On iPhones full screen is the player of the system, which does not show it.',
          [
            '| Key | Does |',
            '|---|---|',
            '| Space, K | plays and pauses; on a button Space presses it |',
            '| J, L | 10 seconds back, forward |',
            '| ← → | 5 seconds back, forward, in every language |',
            '| ↑ ↓ | volume |',
            '| 0–9, ٠–٩ | jumps to that tenth |',
            '| M, C, F | mute, captions, full screen |',
            '| < > | speed |',
          ].join('\n'),
          'The keys work while the focus is in the player, also with an Arabic keyboard layout. A click or tap on the picture plays and pauses, a double click is for full screen, a double tap on a side seeks.',
          '**Screen readers** · A region with the name of the recording. The time line says its value in words: «12 دقيقة و5 ثوان من 48 دقيقة». What a key has changed is announced; buttons and menus say it themselves.',
          '**Right to left** · The player runs left to right in every language, because time does. Menus, captions and titles have the direction of their text.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof MediaPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A video with everything, a sound file, a video in a narrow column, and a file that cannot be played. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals, loaded }) => {
    const captions = loaded['captions'] as ReturnType<typeof createCaptions>;
    const props = { ...args, labels: localize(globals, playerLabels) };
    const label = localize(globals, textsByLanguage);
    return (
      <Stack gap="s8">
        <MediaPlayer
          {...props}
          label={`${label} 1`}
          poster={poster}
          captions={captions}
          watermark={<Watermark name={localize(globals, viewer)} identifier="5678" />}
        />
        <MediaPlayer {...props} label={`${label} 2`} src={String(loaded['sound'])} type="audio/wav" chapters={[]} />
        <div style={{ maxInlineSize: '18.5rem' }}>
          <MediaPlayer {...props} label={`${label} 3`} poster={poster} captions={captions.slice(0, 1)} />
        </div>
        <div style={{ maxInlineSize: '18.5rem' }}>
          <MediaPlayer
            {...props}
            label={`${label} 4`}
            src="data:video/mp4,nothing"
            type="video/mp4"
            onExpired={undefined}
          />
        </div>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getAllByRole('region')).toHaveLength(4);
  },
};
