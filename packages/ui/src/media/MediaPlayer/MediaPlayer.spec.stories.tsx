import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { UiProvider } from '../../intl/UiProvider.tsx';
import { createSilentWav } from '../../stories/SilentWav.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import {
  createCaptions,
  createHlsPlaylist,
  playerLabels,
  sampleChapters,
  sampleVideo,
} from './MediaPlayer.fixtures.ts';
import type { CaptionTrack, MediaPlayerProps } from './media.ts';
import { MediaPlayer } from './MediaPlayer.tsx';
import type { PlayerControl } from '../playback.ts';

const startOver = { ar: 'البدء من الأول', en: 'Start over' };
const continueLabel = { ar: 'متابعة', en: 'Continue' };
const textsByLanguage = { ar: 'المراجعة النهائية – مشغّل التسجيل', en: 'Final revision – recording player' };

const meta = {
  title: 'Media/MediaPlayer/Spec',
  component: MediaPlayer,
  tags: ['!autodocs', 'spec'],
  args: {
    ...sampleVideo,
    label: textsByLanguage.ar,
    labels: playerLabels.ar,
    onPositionChange: fn(),
    onExpired: fn(),
    onFailed: fn(),
  },
  render: (args, { globals }) => (
    <MediaPlayer {...args} label={localize(globals, textsByLanguage)} labels={localize(globals, playerLabels)} />
  ),
} satisfies Meta<typeof MediaPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Without a press of a real mouse, the browser plays muted files only. */
function mute(media: HTMLMediaElement) {
  media.muted = true;
}

/** Waits for the code of the player and for the file. */
async function findPlayer({ canvas, canvasElement, globals }: PlayContext) {
  const labels = localize(globals, playerLabels);
  const player = await canvas.findByRole('region', { name: localize(globals, textsByLanguage) });
  const media = canvasElement.querySelector<HTMLMediaElement>('video, audio');
  if (!media) throw new Error('the player has a media element');
  await waitFor(() => expect(media.readyState).toBeGreaterThan(0));
  const timeline = within(player).getByRole('slider', { name: labels.timeline });
  await waitFor(() => expect(timeline).toBeEnabled());
  return { labels, player, media, timeline };
}

export const PlaysAndPausesByButton: Story = {
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    await expect(media.paused).toBe(true);
    mute(media);
    await context.userEvent.click(within(player).getByRole('button', { name: labels.play }));
    const pause = await within(player).findByRole('button', { name: labels.pause });
    await expect(media.paused).toBe(false);
    await context.userEvent.click(pause);
    await within(player).findByRole('button', { name: labels.play });
    await expect(media.paused).toBe(true);
  },
};

export const StartsQuietlyAtTheBeginning: Story = {
  play: async (context) => {
    const { media } = await findPlayer(context);
    const { autoplay, loop, muted, preload, controls } = media;
    await expect({ autoplay, loop, muted, preload, controls }).toEqual({
      autoplay: false,
      loop: false,
      muted: false,
      preload: 'metadata',
      controls: false,
    });
  },
};

export const ButtonsSeekTenSeconds: Story = {
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    await context.userEvent.click(within(player).getByRole('button', { name: labels.forward(10) }));
    await waitFor(() => expect(media.currentTime).toBe(10));
    await context.userEvent.click(within(player).getByRole('button', { name: labels.forward(10) }));
    await waitFor(() => expect(media.currentTime).toBe(20));
    await context.userEvent.click(within(player).getByRole('button', { name: labels.back(10) }));
    await waitFor(() => expect(media.currentTime).toBe(10));
  },
};

/** On a slow network, a student presses before the length of the file is known. */
export const SeeksBeforeTheFileLoads: Story = {
  args: { startPosition: 4 },
  loaders: [() => ({ emptyFile: URL.createObjectURL(new MediaSource()) })],
  render: (args, { globals, loaded }) => (
    <MediaPlayer
      {...args}
      src={String(loaded['emptyFile'])}
      label={localize(globals, textsByLanguage)}
      labels={localize(globals, playerLabels)}
    />
  ),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const labels = localize(globals, playerLabels);
    const forward = await canvas.findByRole('button', { name: labels.forward(10) });
    await userEvent.click(forward);
    await userEvent.click(forward);
    const media = canvasElement.querySelector('video');
    await expect(media?.currentTime).toBe(24);
    await userEvent.keyboard('5');
    await expect(media?.currentTime).toBe(24);
    await expect(media?.readyState).toBe(0);
  },
};

export const TimelineRunsLeftToRightInBothLanguages: Story = {
  args: { chapters: sampleChapters },
  play: async (context) => {
    const { labels, media, player, timeline } = await findPlayer(context);
    timeline.focus();
    await context.userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(media.currentTime).toBe(5));
    await context.userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(media.currentTime).toBe(10));
    await expect(getComputedStyle(timeline).direction).toBe('ltr');
    const left = (name: string) => within(player).getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left(labels.play)).toBeLessThan(left(labels.forward(10)));
  },
};

export const TimelineValueIsSpelledOut: Story = {
  args: { chapters: sampleChapters, startPosition: 12 },
  play: async (context) => {
    const { timeline } = await findPlayer(context);
    await waitFor(() =>
      expect(timeline).toHaveAttribute(
        'aria-valuetext',
        localize(context.globals, {
          ar: '12 ثانية من 24 ثانية، HTML5 و CSS للمبتدئين',
          en: '12 seconds of 24 seconds, HTML5 و CSS للمبتدئين',
        }),
      ),
    );
  },
};

/** Otherwise a screen reader reads every second of a focused slider. */
export const FocusedTimelineIsQuietWhileItPlays: Story = {
  play: async (context) => {
    const { media, timeline } = await findPlayer(context);
    timeline.focus();
    const text = timeline.getAttribute('aria-valuetext');
    mute(media);
    await media.play();
    await waitFor(() => expect(media.currentTime).toBeGreaterThan(1.2), { timeout: 5000 });
    await expect(timeline).toHaveAttribute('aria-valuetext', text);
    await context.userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(timeline).not.toHaveAttribute('aria-valuetext', text));
  },
};

export const DigitsFollowTheSetting: Story = {
  args: { startPosition: 12 },
  render: (args) => (
    <UiProvider language="ar" digits="arab">
      <MediaPlayer
        {...args}
        label={textsByLanguage.ar}
        labels={{ ...playerLabels.ar, back: () => 'إلى الخلف ١٠ ثوان', forward: () => 'إلى الأمام ١٠ ثوان' }}
      />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const player = await canvas.findByRole('region', { name: textsByLanguage.ar });
    await waitFor(() => expect(player).toHaveTextContent('٠:١٢ / ٠:٢٤'));
    await expect(within(player).getByRole('slider', { name: playerLabels.ar.timeline })).toHaveAttribute(
      'aria-valuetext',
      '١٢ ثانية من ٢٤ ثانية',
    );
    await expect(within(player).getByRole('button', { name: /السرعة/ })).toHaveTextContent('١×');
  },
};

export const KeysWorkFromAnyControl: Story = {
  render: (args, { globals }) => (
    <MediaPlayer
      {...args}
      captions={createCaptions()}
      label={localize(globals, textsByLanguage)}
      labels={localize(globals, playerLabels)}
    />
  ),
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    const status = within(player).getByRole('status');
    within(player)
      .getByRole('button', { name: labels.forward(10) })
      .focus();
    await context.userEvent.keyboard('l');
    await waitFor(() => expect(media.currentTime).toBe(10));
    await expect(status).toHaveTextContent(localize(context.globals, { ar: '10 ثوان', en: '10 seconds' }));
    await context.userEvent.keyboard('j');
    await waitFor(() => expect(media.currentTime).toBe(0));
    await context.userEvent.keyboard('5');
    await waitFor(() => expect(media.currentTime).toBeCloseTo(12, 1));
    await context.userEvent.keyboard('m');
    await waitFor(() => expect(media.muted).toBe(true));
    await expect(status).toHaveTextContent(labels.muted);
    await context.userEvent.keyboard('m');
    await waitFor(() => expect(media.muted).toBe(false));
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(media.volume).toBeCloseTo(0.9));
    await context.userEvent.keyboard('c');
    await waitFor(() => expect([...media.textTracks].map(({ mode }) => mode)).toContain('showing'));
    await expect(status).toHaveTextContent(labels.captionsShown);
    await context.userEvent.keyboard('>');
    await waitFor(() => expect(media.playbackRate).toBe(1.25));
    mute(media);
    await context.userEvent.keyboard('k');
    await waitFor(() => expect(media.paused).toBe(false));
    await context.userEvent.keyboard('k');
    await waitFor(() => expect(media.paused).toBe(true));
  },
};

export const LettersWorkOnAnArabicKeyboard: Story = {
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    const button = within(player).getByRole('button', { name: labels.play });
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'م', code: 'KeyL', bubbles: true, cancelable: true }));
    await waitFor(() => expect(media.currentTime).toBe(10));
  },
};

export const SpacePressesTheFocusedButtonOnly: Story = {
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    within(player).getByRole('button', { name: labels.mute }).focus();
    await context.userEvent.keyboard(' ');
    await waitFor(() => expect(media.muted).toBe(true));
    await expect(media.paused).toBe(true);
  },
};

export const KeysOutsideThePlayerDoNothing: Story = {
  render: (args, { globals }) => (
    <>
      <input aria-label="search" />
      <MediaPlayer {...args} label={localize(globals, textsByLanguage)} labels={localize(globals, playerLabels)} />
    </>
  ),
  play: async (context) => {
    const { media } = await findPlayer(context);
    await context.userEvent.type(context.canvas.getByRole('textbox'), 'klm');
    await expect(context.canvas.getByRole('textbox')).toHaveValue('klm');
    await expect([media.paused, media.muted, media.currentTime]).toEqual([true, false, 0]);
  },
};

export const ClickOnThePicturePlaysAndFocusesThePlayer: Story = {
  play: async (context) => {
    const { media } = await findPlayer(context);
    mute(media);
    await context.userEvent.click(media);
    await waitFor(() => expect(media.paused).toBe(false));
    await context.userEvent.keyboard('k');
    await waitFor(() => expect(media.paused).toBe(true));
  },
};

export const DoubleTapOnASideSeeks: Story = {
  play: async (context) => {
    const { media } = await findPlayer(context);
    const { left, width, top } = media.getBoundingClientRect();
    const tap = (ratio: number) =>
      media.dispatchEvent(
        new PointerEvent('click', {
          bubbles: true,
          pointerType: 'touch',
          clientX: left + width * ratio,
          clientY: top + 20,
        }),
      );
    tap(0.9);
    tap(0.9);
    await waitFor(() => expect(media.currentTime).toBe(10));
    tap(0.1);
    tap(0.1);
    await waitFor(() => expect(media.currentTime).toBe(0));
    await expect(media.paused).toBe(true);
    mute(media);
    tap(0.5);
    await waitFor(() => expect(media.paused).toBe(false));
  },
};

export const SpeedIsChosenInAMenu: Story = {
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    const button = within(player).getByRole('button', { name: `${labels.speed} 1×` });
    await context.userEvent.click(button);
    await context.userEvent.click(await screen.findByRole('menuitemradio', { name: '1.5×' }));
    await waitFor(() => expect(media.playbackRate).toBe(1.5));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName(`${labels.speed} 1.5×`);
  },
};

export const ChapterMenuSeeks: Story = {
  args: { chapters: sampleChapters },
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    await context.userEvent.click(within(player).getByRole('button', { name: labels.chapters }));
    await context.userEvent.click(await screen.findByRole('menuitemradio', { name: /مسائل محلولة/ }));
    await waitFor(() => expect(media.currentTime).toBe(16));
  },
};

export const CaptionsAreChosenInAMenu: Story = {
  render: (args, { globals }) => (
    <MediaPlayer
      {...args}
      captions={createCaptions()}
      label={localize(globals, textsByLanguage)}
      labels={localize(globals, playerLabels)}
    />
  ),
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    const getShown = () => [...media.textTracks].filter(({ mode }) => mode === 'showing').map(({ label }) => label);
    const choose = async (name: string) => {
      await context.userEvent.click(within(player).getByRole('button', { name: labels.captions }));
      await context.userEvent.click(await screen.findByRole('menuitemradio', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await expect(getShown()).toEqual([]);
    await choose('English');
    await waitFor(() => expect(getShown()).toEqual(['English']));
    await choose('العربية');
    await waitFor(() => expect(getShown()).toEqual(['العربية']));
    await choose(labels.captionsOff);
    await waitFor(() => expect(getShown()).toEqual([]));
  },
};

const brokenCaptions = [{ src: '/gone.vtt', language: 'ar', label: 'العربية' }];

/** The address of the captions has expired, and the page sets a new one. */
function WithExpiredCaptions(props: MediaPlayerProps) {
  const [captions, setCaptions] = useState<readonly CaptionTrack[]>(brokenCaptions);
  const renewCaptions = () => {
    props.onCaptionsExpired?.();
    setCaptions(createCaptions().slice(0, 1));
  };
  return <MediaPlayer {...props} captions={captions} onCaptionsExpired={renewCaptions} />;
}

export const CaptionsStayWithANewAddress: Story = {
  args: { onCaptionsExpired: fn() },
  render: (args, { globals }) => (
    <WithExpiredCaptions
      {...args}
      label={localize(globals, textsByLanguage)}
      labels={localize(globals, playerLabels)}
    />
  ),
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    const [track] = media.textTracks;
    await context.userEvent.click(within(player).getByRole('button', { name: labels.showCaptions }));
    await waitFor(() => expect(track?.cues).toHaveLength(1));
    await expect(track?.mode).toBe('showing');
    await expect(context.args.onCaptionsExpired).toHaveBeenCalledOnce();
    await expect(within(player).getByRole('button', { name: labels.hideCaptions })).toBeVisible();
  },
};

/** If the new address fails as well, it is not reported again. Otherwise the page would request addresses without end. */
export const FailedCaptionsAreReportedOnce: Story = {
  args: { captions: brokenCaptions, onCaptionsExpired: fn() },
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    await context.userEvent.click(within(player).getByRole('button', { name: labels.showCaptions }));
    await waitFor(() => expect(context.args.onCaptionsExpired).toHaveBeenCalledOnce());
    const track = media.querySelector('track');
    const hasFailedAgain = new Promise((resolve) => {
      track?.addEventListener('error', resolve);
    });
    track?.setAttribute('src', '/gone-too.vtt');
    await hasFailedAgain;
    await expect(context.args.onCaptionsExpired).toHaveBeenCalledOnce();
  },
};

export const PositionIsReported: Story = {
  args: { startPosition: 4 },
  play: async (context) => {
    const { args } = context;
    const { labels, media, player } = await findPlayer(context);
    await waitFor(() => expect(media.currentTime).toBe(4));
    await context.userEvent.click(within(player).getByRole('button', { name: labels.forward(10) }));
    await waitFor(() =>
      expect(args.onPositionChange).toHaveBeenLastCalledWith(
        14,
        expect.objectContaining({ isPlaying: false, hasEnded: false }),
      ),
    );
    media.playbackRate = 16;
    mute(media);
    await media.play();
    await waitFor(() => expect(media.ended).toBe(true), { timeout: 5000 });
    await waitFor(() =>
      expect(args.onPositionChange).toHaveBeenLastCalledWith(media.duration, {
        duration: media.duration,
        isPlaying: false,
        hasEnded: true,
      }),
    );
  },
};

export const WatermarkIsOverThePictureAndHasNoPictureInPicture: Story = {
  args: { watermark: 'mona@example.com' },
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    const mark = within(player).getByText('mona@example.com').getBoundingClientRect();
    await expect(mark.top).toBeGreaterThanOrEqual(media.getBoundingClientRect().top);
    await expect(within(player).getByRole('button', { name: labels.fullScreen })).toBeVisible();
    await expect(within(player).queryByRole('button', { name: labels.pictureInPicture })).toBeNull();
  },
};

export const TargetsAre48AndFitAPhone: Story = {
  args: { chapters: sampleChapters },
  render: (args, { globals }) => (
    // A list inside a card on a phone leaves this much.
    <div style={{ inlineSize: '240px' }}>
      <MediaPlayer
        {...args}
        captions={createCaptions()}
        label={localize(globals, textsByLanguage)}
        labels={localize(globals, playerLabels)}
      />
    </div>
  ),
  play: async (context) => {
    const { player, timeline } = await findPlayer(context);
    const frame = player.getBoundingClientRect();
    for (const control of [timeline, ...within(player).getAllByRole('button')]) {
      const { left, right, height, width } = control.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(48);
      await expect(width).toBeGreaterThanOrEqual(48);
      await expect(left).toBeGreaterThanOrEqual(frame.left);
      await expect(right).toBeLessThanOrEqual(frame.right);
    }
    await expect(player.scrollWidth).toBeLessThanOrEqual(player.clientWidth);
  },
};

export const SoundHasNoPicture: Story = {
  args: { type: 'audio/wav' },
  loaders: [() => ({ sound: createSilentWav(61) })],
  render: (args, { globals, loaded }) => (
    <MediaPlayer
      {...args}
      src={String(loaded['sound'])}
      label={localize(globals, textsByLanguage)}
      labels={localize(globals, playerLabels)}
    />
  ),
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    await expect(media.tagName).toBe('AUDIO');
    await expect(within(player).queryByRole('button', { name: labels.fullScreen })).toBeNull();
    await expect(player).toHaveTextContent('0:00 / 1:01');
  },
};

export const HlsOffersItsQualities: Story = {
  args: { type: 'application/vnd.apple.mpegurl' },
  loaders: [() => ({ playlist: createHlsPlaylist() })],
  render: (args, { globals, loaded }) => (
    <MediaPlayer
      {...args}
      src={String(loaded['playlist'])}
      label={localize(globals, textsByLanguage)}
      labels={localize(globals, playerLabels)}
    />
  ),
  play: async (context) => {
    const { labels, media, player } = await findPlayer(context);
    await expect(media.duration).toBeCloseTo(8, 0);
    await context.userEvent.click(
      within(player).getByRole('button', { name: `${labels.quality} ${labels.automatic}` }),
    );
    await context.userEvent.click(await screen.findByRole('menuitemradio', { name: '90p' }, { timeout: 5000 }));
    await within(player).findByRole('button', { name: `${labels.quality} 90p` });
    mute(media);
    await media.play();
    await waitFor(() => expect((media as HTMLVideoElement).videoHeight).toBe(90), { timeout: 5000 });
    await expect(context.args.onFailed).not.toHaveBeenCalled();
  },
};

/** The page starts over and plays without loading the file again. */
export const PageSeeksAndPlays: Story = {
  args: { startPosition: 12 },
  render: function Controlled(args, { globals }) {
    const control = useRef<PlayerControl>(null);
    return (
      <>
        <MediaPlayer
          {...args}
          label={localize(globals, textsByLanguage)}
          labels={localize(globals, playerLabels)}
          controlRef={control}
        />
        <Button onPress={() => control.current?.seekTo(0)}>{localize(globals, startOver)}</Button>
        <Button onPress={() => control.current?.play()}>{localize(globals, continueLabel)}</Button>
      </>
    );
  },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const { media } = await findPlayer(context);
    await waitFor(() => expect(media.currentTime).toBe(12));
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, startOver) }));
    await waitFor(() => expect(media.currentTime).toBe(0));
    mute(media);
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, continueLabel) }));
    await waitFor(() => expect(media.paused).toBe(false));
    media.pause();
  },
};

export const NewAddressContinuesAtTheSamePosition: Story = {
  args: { type: 'audio/wav' },
  render: function Renewing(args, { globals }) {
    const [address, setAddress] = useState(() => createSilentWav(8));
    return (
      <MediaPlayer
        {...args}
        label={localize(globals, textsByLanguage)}
        labels={localize(globals, playerLabels)}
        src={address}
        onExpired={() => {
          args.onExpired?.();
          setAddress(createSilentWav(8));
        }}
      />
    );
  },
  play: async (context) => {
    const { args } = context;
    const { media } = await findPlayer(context);
    const first = media.src;
    media.currentTime = 5;
    // Before the first `timeupdate` of the new position.
    await new Promise((resolve) => media.addEventListener('seeking', resolve, { once: true }));
    media.dispatchEvent(new Event('error'));
    await expect(args.onExpired).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(media.src).not.toBe(first));
    await waitFor(() => expect(media.readyState).toBeGreaterThan(0));
    await waitFor(() => expect(media.currentTime).toBe(5));
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

export const AddressThatFailsTwiceIsNotRequestedAgain: Story = {
  args: { src: 'data:video/mp4,nothing', type: 'video/mp4' },
  play: async ({ args, canvas, canvasElement, globals }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledTimes(1));
    canvasElement.querySelector('video')?.dispatchEvent(new Event('error'));
    await expect(args.onExpired).toHaveBeenCalledTimes(1);
    await expect(args.onFailed).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(localize(globals, playerLabels).failed);
  },
};
