import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { StatefulVideoSwitcher } from './StatefulVideoSwitcher.tsx';
import { playerLabels } from '../../media/MediaPlayer/MediaPlayer.fixtures.ts';
import { MediaPlayer } from '../../media/MediaPlayer/MediaPlayer.tsx';
import { createSilentWav } from '../../stories/SilentWav.fixtures.ts';
import { videoLabels, videos } from './VideoSwitcher.fixtures.ts';
import { VideoSwitcher } from './VideoSwitcher.tsx';

const meta = {
  title: 'Learning/VideoSwitcher/Spec',
  component: VideoSwitcher,
  tags: ['!autodocs', 'spec'],
  args: {
    items: videos,
    currentId: null,
    player: null,
    cover: <div data-testid="cover" />,
    labels: videoLabels.ar,
    onSelect: fn(),
    onLocked: fn(),
  },
  render: (args, { globals }) => <StatefulVideoSwitcher {...args} labels={localize(globals, videoLabels)} />,
} satisfies Meta<typeof VideoSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

const secondTitle = 'التيار الكهربي وقانون أوم';

export const ShowsTheCoverUntilAVideoIsSelected: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, videoLabels);
    const player = canvas.getByRole('region', { name: labels.player });
    await expect(within(player).getByTestId('cover')).toBeInTheDocument();
    await expect(within(player).getByRole('heading', { name: labels.choose })).not.toHaveFocus();
    await expect(player.querySelector('iframe')).toBeNull();
    await expect(within(player).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SelectingFocusesTheTitleAndAnnouncesIt: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, videoLabels);
    const row = canvas.getByRole('button', { name: new RegExp(secondTitle) });
    await expect(row).not.toHaveAttribute('aria-current');
    await userEvent.click(row);
    await expect(args.onSelect).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('heading', { name: secondTitle })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.nowPlaying(secondTitle));
    await expect(canvas.getByRole('button', { name: new RegExp(`${secondTitle}.*${labels.playing}`) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const frame = canvas.getByTitle(labels.frame(secondTitle));
    await expect(getComputedStyle(frame).direction).toBe('ltr');
    await userEvent.click(canvas.getByRole('button', { name: /HTML5/ }));
    await expect(canvas.getByTitle(labels.frame('HTML5 و CSS للمبتدئين'))).not.toBe(frame);
    await expect(canvas.getAllByRole('button').filter((button) => button.ariaCurrent)).toHaveLength(1);
  },
};

const manyVideos = Array.from({ length: 30 }, (_, at) => ({ ...videos[0]!, id: at + 1, title: `الحصة ${at + 1}.` }));

export const LongListScrollsToThePlayingVideo: Story = {
  args: { items: manyVideos, currentId: 15 },
  // Far down the page, as below a player on a phone.
  render: (args, { globals }) => (
    <div style={{ paddingBlockStart: '40rem' }}>
      <StatefulVideoSwitcher {...args} labels={localize(globals, videoLabels)} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('region', { name: localize(globals, videoLabels).listRegion });
    const [list, row] = [region, within(region).getByRole('button', { current: true })].map((element) =>
      element.getBoundingClientRect(),
    );
    await expect(row!.top).toBeGreaterThanOrEqual(list!.top);
    await expect(row!.bottom).toBeLessThanOrEqual(list!.bottom);
  },
};

export const SelectsByKeyboard: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: localize(globals, videoLabels).listRegion })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(1);
  },
};

export const LockedVideoCallsOnLocked: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, videoLabels);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`قانونا كيرشوف.*${labels.locked}`) }));
    await expect(args.onLocked).toHaveBeenCalledWith(5);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The server renders one page for everyone. Its locks would disappear and move the rows of a user who has the course. */
export const NoLockIsShownUntilTheCourseIsKnown: Story = {
  play: async ({ canvas, globals }) => {
    const lockedName = new RegExp(localize(globals, videoLabels).locked);
    const root = document.documentElement;
    root.setAttribute('data-signed', '');
    await expect(canvas.queryByRole('button', { name: lockedName })).toBeNull();
    await expect(canvas.getByRole('button', { name: /قانونا كيرشوف/ })).toBeVisible();
    root.removeAttribute('data-signed');
    await expect(canvas.getAllByRole('button', { name: lockedName })).toHaveLength(4);
  },
};

export const OpeningOnAVideoDoesNotMoveTheFocus: Story = {
  args: { currentId: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'HTML5 و CSS للمبتدئين' })).not.toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A page keeps the selection in the URL, so it changes later than the press. */
export const OnlyTheNewTitleIsAnnounced: Story = {
  args: { currentId: 3 },
  render: (args, { globals }) => <StatefulVideoSwitcher {...args} labels={localize(globals, videoLabels)} delay={90} />,
  play: async ({ canvas, globals, userEvent }) => {
    const status = canvas.getByRole('status');
    const announced: string[] = [];
    const observer = new MutationObserver(() => announced.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(secondTitle) }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: secondTitle })).toHaveFocus());
    await waitFor(() => expect(announced).toEqual([localize(globals, videoLabels).nowPlaying(secondTitle)]));
    observer.disconnect();
  },
};

export const ListScrollsAtItsMaximumHeight: Story = {
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('region', { name: localize(globals, videoLabels).listRegion });
    await expect(region.clientHeight).toBeLessThanOrEqual(430);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

const onExpired = fn();

export const RenewedUrlKeepsThePlaybackPosition: Story = {
  args: { currentId: 1 },
  beforeEach: () => {
    onExpired.mockClear();
  },
  render: function Renewing(args) {
    const [address, setAddress] = useState(() => createSilentWav(8));
    const title = videos[0]?.title ?? '';
    const renew = () => {
      onExpired();
      setAddress(createSilentWav(8));
    };
    const element = (
      <MediaPlayer fill src={address} type="audio/wav" label={title} labels={playerLabels.ar} onExpired={renew} />
    );
    return <VideoSwitcher {...args} player={{ kind: 'own', isAudio: true, element, title }} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: playerLabels.ar.play });
    const media = canvasElement.querySelector('audio');
    if (!media) throw new Error('a sound file is played by an audio element');
    await waitFor(() => expect(media.readyState).toBeGreaterThan(0));
    media.currentTime = 5;
    await waitFor(() => expect(media.currentTime).toBe(5));
    await new Promise((resolve) => media.addEventListener('timeupdate', resolve, { once: true }));
    media.dispatchEvent(new Event('error'));
    await expect(onExpired).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(media.readyState).toBeGreaterThan(0));
    await waitFor(() => expect(media.currentTime).toBe(5));
  },
};

const silentVideo = createSilentWav(8);

/** The controls take two rows there, which was most of the height of the picture. */
export const PictureKeepsItsShapeInANarrowColumn: Story = {
  args: { currentId: 1 },
  render: (args, { globals }) => {
    const title = videos[0]?.title ?? '';
    const labels = localize(globals, playerLabels);
    const element = <MediaPlayer fill src={silentVideo} type="video/mp4" label={title} labels={labels} />;
    return (
      <div style={{ inlineSize: '20.5rem' }}>
        <VideoSwitcher {...args} player={{ kind: 'own', element, title }} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const labels = localize(globals, playerLabels);
    await canvas.findByRole('button', { name: labels.play });
    const picture = canvasElement.querySelector('video')?.getBoundingClientRect();
    await expect(picture?.width).toBeGreaterThan(300);
    await expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    const lastButton = canvas.getByRole('button', { name: labels.fullScreen }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { name: videos[0]?.title ?? '' }).getBoundingClientRect();
    await expect(lastButton.bottom).toBeLessThanOrEqual(heading.top);
  },
};
