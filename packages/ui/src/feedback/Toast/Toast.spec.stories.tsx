import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';
import { localize } from '../../stories/localize.ts';
import { ToastRegion } from './Toast.tsx';
import { createToasts, type ToastContent } from './toasts.ts';

const labels = {
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
    const { show, title, retry } = localize(globals, labels);
    return <Demo show={show} toast={{ tone: 'danger', title, action: { label: retry, onPress: onRetry } }} />;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AppearsInANamedRegionInThePagesDirection: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { title, region } = localize(globals, labels);
    await userEvent.click(canvas.getByRole('button'));
    const notices = await screen.findByRole('region', { name: region });
    const toast = within(notices).getByRole('alertdialog', { name: title });
    await waitFor(() => expect(toast).toBeVisible());
    await expect(getComputedStyle(toast).direction).toBe(localize(globals, { ar: 'rtl', en: 'ltr' }));
    // Announced immediately, without moving the focus.
    await expect(within(toast).getByRole('alert')).toHaveTextContent(title);
    await expect(canvas.getByRole('button', { name: localize(globals, labels).show })).toHaveFocus();
  },
};

export const IsAtTheInlineEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const region = await screen.findByRole('region');
    const { direction, insetInlineStart, insetInlineEnd } = getComputedStyle(region);
    await expect(direction).toBe(getComputedStyle(document.documentElement).direction);
    await expect(Number.parseFloat(insetInlineEnd)).toBeLessThanOrEqual(Number.parseFloat(insetInlineStart));
  },
};

/** A toast that is still there when a dialog opens must not lie over its buttons. */
export const OnAPhoneItIsNotOverTheButtonsOfADialog: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (_args, { globals }) => {
    const { show, title, close } = localize(globals, labels);
    return (
      <>
        <Demo show={show} toast={{ tone: 'danger', title }} />
        <ConfirmDialog
          isOpen
          title={title}
          confirmLabel={show}
          cancelLabel={close}
          pendingLabel={show}
          onConfirm={fn()}
          onClose={fn()}
        >
          {title}
        </ConfirmDialog>
      </>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { show } = localize(globals, labels);
    const dialog = await screen.findByRole('alertdialog');
    // The page is inert, so that the press comes from code.
    within(canvasElement).getByRole('button', { name: show, hidden: true }).click();
    const region = await screen.findByRole('region', { hidden: true });
    await waitFor(() => expect(within(region).getByRole('alert', { hidden: true })).toBeVisible());
    for (const button of within(dialog).getAllByRole('button')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      await expect(button).toContainElement(
        document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
      );
    }
  },
};

export const ClosesByItsButton: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const toast = await screen.findByRole('alertdialog');
    await userEvent.click(within(toast).getByRole('button', { name: localize(globals, labels).close }));
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
    // The focus returns to the trigger.
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const ItsActionRunsAndClosesIt: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const toast = await screen.findByRole('alertdialog');
    await userEvent.click(within(toast).getByRole('button', { name: localize(globals, labels).retry }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const tones: ToastContent['tone'][] = ['info', 'success', 'warning', 'danger'];

function Crowd({ title }: { title: string }) {
  const [toasts] = useState(() => {
    const created = createToasts();
    // Toasts with an action stay until they are closed.
    for (const tone of tones) created.show({ tone, title, action: { label: tone, onPress: onRetry } });
    return created;
  });
  return <ToastRegion toasts={toasts} />;
}

export const ShowsThreeQueuesTheRestAndHasAnIconPerTone: Story = {
  render: (_args, { globals }) => <Crowd title={localize(globals, labels).title} />,
  play: async ({ globals, userEvent }) => {
    const signs = new Set<string | undefined>();
    const collectIcons = () => {
      const shownToasts = screen.getAllByRole('alertdialog');
      for (const toast of shownToasts) signs.add(toast.querySelector('svg')?.innerHTML);
      return shownToasts;
    };
    const [first, ...others] = collectIcons();
    if (!first) throw new Error('no toast is shown');
    await expect(others).toHaveLength(2);
    await userEvent.click(within(first).getByRole('button', { name: localize(globals, labels).close }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(collectIcons()).toHaveLength(3);
    await expect(signs.size).toBe(tones.length);
  },
};

export const APhoneShowsOnlyTheNewest: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (_args, { globals }) => <Crowd title={localize(globals, labels).title} />,
  play: async () => {
    const [toast, ...others] = screen.getAllByRole('alertdialog');
    await expect(others).toHaveLength(0);
    // The last tone that was shown.
    const newest = within(toast!).getByRole('button', { name: tones.at(-1) });
    await waitFor(() => expect(newest).toBeVisible());
  },
};
