import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { pauseLabels, uploadProgressLabels } from './UploadProgress.fixtures.ts';

const name = 'lecture-03.pdf';

interface State {
  loadedBytes: number;
  status: 'uploading' | 'done' | 'failed';
}

/** Shows the next state at each press. */
function UploadSteps({ globals, states }: { globals: Record<string, unknown>; states: State[] }) {
  const [stateIndex, setStateIndex] = useState(0);
  const { status, loadedBytes } = states[stateIndex] ?? createUploadingState(0);
  const labels = localize(globals, uploadProgressLabels);
  return (
    <>
      <UploadProgress
        {...(status === 'failed' ? { status, errorMessage: labels.failed } : { status })}
        fileName={name}
        loadedBytes={loadedBytes}
        totalBytes={100}
        labels={labels}
        onCancel={() => setStateIndex(states.length - 1)}
        onRetry={() => setStateIndex(0)}
      />
      <Button onPress={() => setStateIndex(stateIndex + 1)}>→</Button>
    </>
  );
}

const createUploadingState = (loadedBytes: number): State => ({ loadedBytes, status: 'uploading' });
const meta = {
  title: 'Forms/UploadProgress/Spec',
  tags: ['!autodocs', 'spec'],
  args: {
    states: [
      createUploadingState(0),
      createUploadingState(3),
      createUploadingState(26),
      createUploadingState(49),
      createUploadingState(51),
      createUploadingState(80),
      { loadedBytes: 100, status: 'done' },
    ],
  },
  render: ({ states }, { globals }) => <UploadSteps globals={globals} states={states} />,
} satisfies Meta<{ states: State[] }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnnouncedAtQuartersOnly: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const labels = localize(globals, uploadProgressLabels);
    const region = canvasElement.querySelector('[aria-live="polite"]');
    const announcements = [region?.textContent];
    for (const _ of args.states.slice(1)) {
      await userEvent.click(canvas.getByRole('button', { name: '→' }));
      announcements.push(region?.textContent);
    }
    const start = labels.uploading(name);
    const quarters = ['25%', '25%', '50%', '75%'].map((each) => labels.uploaded(each));
    await expect(announcements).toEqual([start, start, ...quarters, labels.done]);
  },
};

export const ProgressBarHasANameAndValue: Story = {
  args: { states: [createUploadingState(42)] },
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: localize(globals, uploadProgressLabels).uploading(name) });
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    await expect(getComputedStyle(bar).direction).toBe(localize(globals, { ar: 'rtl', en: 'ltr' }));
    await expect(getComputedStyle(canvas.getByText(name)).direction).toBe('ltr');
  },
};

export const FailureIsAnnouncedAndCanBeRetried: Story = {
  args: { states: [createUploadingState(10), { loadedBytes: 10, status: 'failed' }] },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const labels = localize(globals, uploadProgressLabels);
    await userEvent.click(canvas.getByRole('button', { name: '→' }));
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(labels.failed);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: labels.retry }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    // The button is removed, and the focus stays in the component.
    await waitFor(() => expect(canvas.getByRole('group', { name })).toHaveFocus());
  },
};

const onCancel = fn();
export const CanBeCancelled: Story = {
  render: (_args, { globals }) => (
    <UploadProgress
      fileName={name}
      loadedBytes={10}
      totalBytes={100}
      status="uploading"
      labels={localize(globals, uploadProgressLabels)}
      onCancel={onCancel}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    onCancel.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, uploadProgressLabels).cancel(name) }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

const onPause = fn();
const onResume = fn();
export const CanBePausedAndResumed: Story = {
  render: function Render(_args, { globals }) {
    const [isPaused, setPaused] = useState(false);
    return (
      <UploadProgress
        fileName={name}
        loadedBytes={10}
        totalBytes={100}
        status={isPaused ? 'paused' : 'uploading'}
        labels={localize(globals, uploadProgressLabels)}
        pauseControls={{
          onPause: () => {
            onPause();
            setPaused(true);
          },
          onResume: () => {
            onResume();
            setPaused(false);
          },
          labels: localize(globals, pauseLabels),
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const labels = localize(globals, pauseLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.pause(name) }));
    await expect(onPause).toHaveBeenCalled();
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(labels.paused);
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    // The same button keeps the focus.
    const resume = canvas.getByRole('button', { name: labels.resume(name) });
    await expect(resume).toHaveFocus();
    await userEvent.click(resume);
    await expect(onResume).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: labels.pause(name) })).toBeVisible();
  },
};
