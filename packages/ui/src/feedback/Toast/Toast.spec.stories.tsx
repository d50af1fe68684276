import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { pick } from '../../stories/text.ts';
import { ToastRegion } from './Toast.tsx';
import { createToasts, type ToastContent } from './toasts.ts';

const words = {
  ar: { show: 'احذف', title: 'تعذّر حذف الدورة', retry: 'إعادة المحاولة', close: 'إغلاق', region: 'الإشعارات المؤقتة' },
  en: {
    show: 'Delete',
    title: 'The course could not be deleted',
    retry: 'Try again',
    close: 'Close',
    region: 'Notices',
  },
};
const onRetry = fn();

function Demo({ show, toast }: { show: string; toast: ToastContent }) {
  const [toasts] = useState(createToasts);
  return (
    <>
      <Button onPress={() => toasts.show(toast)}>{show}</Button>
      <ToastRegion toasts={toasts} />
    </>
  );
}

const meta = {
  title: 'Feedback/Toast/Spec',
  tags: ['!autodocs', 'spec'],
  beforeEach: () => {
    onRetry.mockClear();
  },
  render: (_args, { globals }) => {
    const { show, title, retry } = pick(globals, words);
    return <Demo show={show} toast={{ tone: 'danger', title, action: { label: retry, onPress: onRetry } }} />;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AppearsInANamedRegionInThePagesDirection: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { title, region } = pick(globals, words);
    await userEvent.click(canvas.getByRole('button'));
    const notices = await screen.findByRole('region', { name: region });
    const toast = within(notices).getByRole('alertdialog', { name: title });
    await waitFor(() => expect(toast).toBeVisible());
    await expect(getComputedStyle(toast).direction).toBe(pick(globals, { ar: 'rtl', en: 'ltr' }));
  },
};

export const ClosesByItsButton: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const toast = await screen.findByRole('alertdialog');
    await userEvent.click(within(toast).getByRole('button', { name: pick(globals, words).close }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const ReachedByF6AndClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const toast = await screen.findByRole('alertdialog');
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region').contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(toast.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const ItsActionRunsAndClosesIt: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const toast = await screen.findByRole('alertdialog');
    await userEvent.click(within(toast).getByRole('button', { name: pick(globals, words).retry }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
