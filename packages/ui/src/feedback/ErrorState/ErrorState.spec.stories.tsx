import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { ErrorState } from './ErrorState.tsx';

const words = {
  ar: { title: 'تعذّر تحميل الدورات', retryLabel: 'إعادة المحاولة', retryingLabel: 'جارٍ التحميل' },
  en: { title: 'The courses could not be loaded', retryLabel: 'Try again', retryingLabel: 'Loading' },
};
const onRetry = fn();

function Live(props: { title: string; retryLabel: string; retryingLabel: string }) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    onRetry();
    setRetrying(true);
  };
  return <ErrorState {...props} isRetrying={isRetrying} onRetry={retry} />;
}

const meta = {
  title: 'Feedback/ErrorState/Spec',
  tags: ['!autodocs', 'spec'],
  beforeEach: () => {
    onRetry.mockClear();
  },
  render: (_args, { globals }) => <Live {...pick(globals, words)} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnnounced: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(pick(globals, words).title);
  },
};

export const TriesAgainOnceAndKeepsTheFocus: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { retryLabel, retryingLabel } = pick(globals, words);
    await userEvent.click(canvas.getByRole('button', { name: retryLabel }));
    const waiting = await canvas.findByRole('button', { name: retryingLabel });
    await expect(waiting).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};
