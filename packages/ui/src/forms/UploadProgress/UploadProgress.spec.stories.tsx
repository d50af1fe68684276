import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { UploadProgress, type UploadProgressProps } from './UploadProgress.tsx';
import { uploadWords } from './UploadProgress.fixtures.ts';

const name = 'lecture-03.pdf';

type State = Pick<UploadProgressProps, 'loaded' | 'status'>;

/** Goes one state on at each press. */
function Journey({ globals, states }: { globals: Record<string, unknown>; states: State[] }) {
  const [at, setAt] = useState(0);
  const state = states[at] ?? { loaded: 0, status: 'uploading' };
  const say = pick(globals, uploadWords);
  return (
    <>
      <UploadProgress
        {...state}
        name={name}
        total={100}
        labels={say}
        errorMessage={state.status === 'failed' ? say.failed : undefined}
        onCancel={() => setAt(states.length - 1)}
        onRetry={() => setAt(0)}
      />
      <Button onPress={() => setAt(at + 1)}>→</Button>
    </>
  );
}

const going = (loaded: number): State => ({ loaded, status: 'uploading' });
const meta = {
  title: 'Forms/UploadProgress/Spec',
  tags: ['!autodocs', 'spec'],
  args: { states: [going(0), going(3), going(26), going(49), going(51), going(80), { loaded: 100, status: 'done' }] },
  render: ({ states }, { globals }) => <Journey globals={globals} states={states} />,
} satisfies Meta<{ states: State[] }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsHeardAtTheQuartersOnly: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const say = pick(globals, uploadWords);
    const region = canvasElement.querySelector('[aria-live="polite"]');
    const heard = [region?.textContent];
    for (const _ of args.states.slice(1)) {
      await userEvent.click(canvas.getByRole('button', { name: '→' }));
      heard.push(region?.textContent);
    }
    const start = say.uploading(name);
    const quarters = ['25%', '25%', '50%', '75%'].map((each) => say.reached(each));
    await expect(heard).toEqual([start, start, ...quarters, say.done]);
  },
};

export const TheBarIsNamedAndCounted: Story = {
  args: { states: [going(42)] },
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: pick(globals, uploadWords).uploading(name) });
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    await expect(getComputedStyle(bar).direction).toBe(pick(globals, { ar: 'rtl', en: 'ltr' }));
    await expect(getComputedStyle(canvas.getByText(name)).direction).toBe('ltr');
  },
};

export const AFailureSaysWhyAndCanBeTriedAgain: Story = {
  args: { states: [going(10), { loaded: 10, status: 'failed' }] },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = pick(globals, uploadWords);
    await userEvent.click(canvas.getByRole('button', { name: '→' }));
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(say.failed);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: say.retry }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    // The button is gone, the focus is not.
    await waitFor(() => expect(canvas.getByRole('group', { name })).toHaveFocus());
  },
};

const onCancel = fn();
export const CanBeCancelled: Story = {
  render: (_args, { globals }) => (
    <UploadProgress
      name={name}
      loaded={10}
      total={100}
      status="uploading"
      labels={pick(globals, uploadWords)}
      onCancel={onCancel}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    onCancel.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: pick(globals, uploadWords).cancel(name) }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};
