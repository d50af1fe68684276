import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { testOverlayBehavior } from '../testOverlayBehavior.ts';
import { OverlayDemo } from '../OverlayDemo.fixtures.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onConfirm: fn() },
  render: (args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <OverlayDemo label={labels.open}>
        {(state) => (
          <ConfirmDialog
            {...args}
            {...state}
            title={labels.deleteTitle}
            confirmLabel={labels.delete}
            cancelLabel={labels.cancel}
            pendingLabel={labels.deleting}
          >
            {labels.deleteText}
          </ConfirmDialog>
        )}
      </OverlayDemo>
    );
  },
} satisfies Meta<{ onConfirm: () => void; isPending?: boolean; errorMessage?: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoesWhatEveryOverlayDoes: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await testOverlayBehavior({
      userEvent,
      trigger,
      role: 'alertdialog',
      name: labels.deleteTitle,
      closesOutside: false,
    });
  },
};

export const EnterPressesCancelByDefault: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    const dialog = await screen.findByRole('alertdialog', { name: labels.deleteTitle });
    await expect(dialog).toHaveAccessibleDescription(labels.deleteText);
    await expect(screen.getByRole('button', { name: labels.cancel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EscapeDoesNotConfirm: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    await screen.findByRole('alertdialog', { name: labels.deleteTitle });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const TheActionButtonComesAfterCancel: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: labels.delete })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const StaysOpenWhileTheActionRuns: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(screen.getByRole('button', { name: labels.cancel })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: labels.deleting }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const AnErrorIsAnnouncedAndCanBeRetried: Story = {
  args: { errorMessage: 'تعذّر الحذف' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر الحذف');
    await userEvent.click(screen.getByRole('button', { name: labels.delete }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
