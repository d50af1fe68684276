import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { countdownLabels } from './CountdownTimer.fixtures.ts';
import { CountdownTimer, type CountdownTimerProps } from './CountdownTimer.tsx';

const meta = {
  title: 'Feedback/CountdownTimer',
  component: CountdownTimer,
  args: { ...countdownLabels.ar, isLabelVisible: true, duration: 1200 },
  argTypes: { endsAt: { control: false }, announceAt: { control: false } },
  parameters: {
    docs: {
      description: {
        component: [
          'The time that is left until a moment (`endsAt`) or of a duration (`duration`, in seconds). For the progress of a task use `ProgressBar`.',
          '**Clock** · Each step reads the clock. After the tab was hidden the time is right at once. `onEnd` is called once, also if the moment has passed meanwhile. The server decides whether an answer is late, not this timer.',
          '**Screen readers** · It is a `timer`, whose changes are not read. The time is announced politely at the moments of `announceAt`, and the end at once.',
          '**Time limits** · WCAG 2.2.1: let people turn off, adjust or extend the limit, unless it is essential. Announce it before it starts.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof CountdownTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <CountdownTimer {...localizeArgs<CountdownTimerProps>(args, globals, countdownLabels)} />
  ),
};

/** Paused, so that pictures are equal: digits, words, days, urgent, ended, without a label, long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, countdownLabels);
    const paused = { ...labels, isLabelVisible: true, isPaused: true };
    return (
      <Stack align="start">
        <CountdownTimer {...paused} duration={1200} />
        <CountdownTimer {...paused} duration={3860} />
        <CountdownTimer {...paused} duration={3 * 86_400 + 3860} />
        <CountdownTimer {...paused} duration={1} format="words" />
        <CountdownTimer {...paused} duration={122} format="words" />
        <CountdownTimer {...paused} duration={3 * 86_400 + 11 * 3600} format="words" />
        <CountdownTimer {...paused} duration={42} />
        <CountdownTimer {...labels} isLabelVisible endsAt={0} />
        <CountdownTimer {...labels} duration={600} isPaused />
        <CountdownTimer {...paused} label={texts.long} duration={754} />
      </Stack>
    );
  },
};
