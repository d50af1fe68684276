import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { localize } from '../../stories/localize.ts';
import { ErrorState } from './ErrorState.tsx';

const labels = {
  ar: { title: 'تعذّر تحميل الدورات', retryLabel: 'إعادة المحاولة', retryingLabel: 'جارٍ التحميل', home: 'الرئيسية' },
  en: { title: 'The courses could not be loaded', retryLabel: 'Try again', retryingLabel: 'Loading', home: 'Home' },
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
  render: (_args, { globals }) => {
    const { home: _home, ...props } = localize(globals, labels);
    return <Live {...props} />;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnnounced: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(localize(globals, labels).title);
  },
};

export const RetriesOnceAndKeepsTheFocus: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { retryLabel, retryingLabel } = localize(globals, labels);
    await userEvent.click(canvas.getByRole('button', { name: retryLabel }));
    const waiting = await canvas.findByRole('button', { name: retryingLabel });
    await expect(waiting).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

export const ShowsALinkIfARetryCannotHelp: Story = {
  render: (_args, { globals }) => {
    const { title, home } = localize(globals, labels);
    return <ErrorState title={title} action={<ButtonLink href="/">{home}</ButtonLink>} />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: localize(globals, labels).home })).toHaveFocus();
    // The ornament is decoration.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
