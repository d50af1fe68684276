import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { LocalPlayer } from './LocalPlayer.tsx';
import { createSilentWav } from './LocalPlayer.fixtures.ts';

const words = { ar: 'المراجعة النهائية – مشغّل التسجيل', en: 'Final revision – recording player' };

const meta = {
  title: 'Media/LocalPlayer/Spec',
  component: LocalPlayer,
  tags: ['!autodocs', 'spec'],
  args: { src: 'data:video/mp4,nothing', type: 'audio/wav', label: words.ar, onExpired: fn(), onFailed: fn() },
  render: (args, { globals }) => <LocalPlayer {...args} label={pick(globals, words)} />,
} satisfies Meta<typeof LocalPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HasItsNameAndRunsLeftToRight: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const media = canvas.getByLabelText(pick(globals, words));
    await expect(media).toBe(canvasElement.querySelector('audio'));
    await expect(getComputedStyle(media).direction).toBe('ltr');
    await expect(media).toHaveProperty('controls', true);
  },
};

export const ANewAddressContinuesAtTheSamePosition: Story = {
  render: function Renewing(args) {
    const [address, setAddress] = useState(() => createSilentWav(8));
    return (
      <LocalPlayer
        {...args}
        src={address}
        onExpired={() => {
          args.onExpired?.();
          setAddress(createSilentWav(8));
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const media = canvasElement.querySelector('audio');
    if (!media) throw new Error('a sound file is played by an audio element');
    const first = media.src;
    await waitFor(() => expect(media.readyState).toBeGreaterThan(0));
    media.currentTime = 5;
    await new Promise((resolve) => media.addEventListener('timeupdate', resolve, { once: true }));
    media.dispatchEvent(new Event('error'));
    await expect(args.onExpired).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(media.src).not.toBe(first));
    await waitFor(() => expect(media.readyState).toBeGreaterThan(0));
    await waitFor(() => expect(media.currentTime).toBe(5));
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

export const AnAddressThatFailsTwiceIsNotRequestedAgain: Story = {
  args: { type: 'video/mp4' },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledTimes(1));
    canvasElement.querySelector('video')?.dispatchEvent(new Event('error'));
    await expect(args.onExpired).toHaveBeenCalledTimes(1);
    await expect(args.onFailed).toHaveBeenCalledTimes(1);
  },
};
