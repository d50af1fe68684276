import { clearAnnouncer } from '@react-aria/live-announcer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { countdownLabels } from './CountdownTimer.fixtures.ts';
import { CountdownTimer } from './CountdownTimer.tsx';

interface SpecArgs {
  onEnd: () => void;
}

// The steps of the clock are tested with a fake one: `countdown.test.ts`.
const meta = {
  title: 'Feedback/CountdownTimer/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onEnd: fn<SpecArgs['onEnd']>() },
  beforeEach: () => {
    clearAnnouncer('polite');
    clearAnnouncer('assertive');
  },
  render: ({ onEnd }, { globals }) => (
    <CountdownTimer {...localize(globals, countdownLabels)} duration={3 * 60 + 2} isPaused onEnd={onEnd} />
  ),
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each announcement is an element of its own, which stays for some seconds. */
const getAnnouncements = (kind: 'polite' | 'assertive') =>
  [...document.querySelectorAll(`[aria-live="${kind}"] > *`)].map(({ textContent }) => textContent);

export const IsReadInWordsAndShownInDigits: Story = {
  play: async ({ args, canvas, globals }) => {
    const { label } = localize(globals, countdownLabels);
    const timer = canvas.getByRole('timer', { name: label });
    await expect(timer).not.toHaveAttribute('aria-live');
    await expect(canvas.getByText('3:02')).toBeVisible();
    // Two has a word of its own in Arabic.
    await expect(
      canvas.getByText(localize(globals, { ar: '3 دقائق وثانيتان', en: '3 minutes and 2 seconds' })),
    ).toBeInTheDocument();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const APassedMomentEndsOnce: Story = {
  render: ({ onEnd }, { globals }) => (
    <CountdownTimer {...localize(globals, countdownLabels)} endsAt="2020-01-01T00:00:00Z" onEnd={onEnd} />
  ),
  play: async ({ args, canvas, globals }) => {
    const { label, endLabel } = localize(globals, countdownLabels);
    await expect(canvas.getByRole('timer', { name: label })).toHaveTextContent(endLabel);
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await waitFor(() => expect(getAnnouncements('assertive')).toContain(endLabel));
  },
};

export const AnnouncesTheGivenMomentsAndTheEndOnly: Story = {
  render: ({ onEnd }, { globals }) => (
    <CountdownTimer {...localize(globals, countdownLabels)} duration={4} announceAt={[3]} onEnd={onEnd} />
  ),
  play: async ({ args, globals }) => {
    const { label, endLabel } = localize(globals, countdownLabels);
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await waitFor(() => expect(getAnnouncements('assertive')).toEqual([endLabel]));
    // On a busy machine a step can be left out. Then the moment is announced with the next one.
    await expect(getAnnouncements('polite')).toEqual([
      expect.stringMatching(
        localize(globals, { ar: `^${label}: .*(ثوان|ثانيتان|ثانية)`, en: `^${label}: [123] second` }),
      ),
    ]);
  },
};

function MoreTime({ onEnd, labels }: SpecArgs & { labels: (typeof countdownLabels)['ar'] }) {
  const [duration, setDuration] = useState(30);
  return (
    <>
      <CountdownTimer {...labels} duration={duration} isPaused onEnd={onEnd} />
      <Button onPress={() => setDuration(duration + 60)}>+</Button>
    </>
  );
}

export const UrgencyIsShownByAnIconToo: Story = {
  render: ({ onEnd }, { globals }) => <MoreTime onEnd={onEnd} labels={localize(globals, countdownLabels)} />,
  play: async ({ canvas, userEvent }) => {
    const getDrawing = () => canvas.getByRole('timer').querySelector('path')?.getAttribute('d');
    await expect(canvas.getByText('0:30')).toBeVisible();
    const urgent = getDrawing();
    await userEvent.click(canvas.getByRole('button', { name: '+' }));
    await expect(canvas.getByText('1:30')).toBeVisible();
    await expect(getDrawing()).not.toBe(urgent);
  },
};
