import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { testOverlayBehavior } from '../testOverlayBehavior.ts';
import { OverlayDemo } from '../OverlayDemo.fixtures.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onConfirm: fn() },
  render: (args, { globals }) => {
    const say = pick(globals, overlayLabels);
    return (
      <OverlayDemo label={say.open}>
        {(state) => (
          <ConfirmDialog
            {...args}
            {...state}
            title={say.deleteTitle}
            confirmLabel={say.delete}
            cancelLabel={say.cancel}
            pendingLabel={say.deleting}
          >
            {say.deleteText}
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
    const say = pick(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: say.open });
    await testOverlayBehavior({ userEvent, trigger, role: 'alertdialog', name: say.deleteTitle, closesOutside: false });
  },
};

export const EnterPressesCancelByDefault: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: say.open }));
    const dialog = await screen.findByRole('alertdialog', { name: say.deleteTitle });
    await expect(dialog).toHaveAccessibleDescription(say.deleteText);
    await expect(screen.getByRole('button', { name: say.cancel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EscapeDoesNotConfirm: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: say.open }));
    await screen.findByRole('alertdialog', { name: say.deleteTitle });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const TheActionButtonComesAfterCancel: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: say.open }));
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: say.delete })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const StaysOpenWhileTheActionRuns: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: say.open }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(screen.getByRole('button', { name: say.cancel })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: say.deleting }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const AnErrorIsAnnouncedAndCanBeRetried: Story = {
  args: { errorMessage: 'تعذّر الحذف' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: say.open }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر الحذف');
    await userEvent.click(screen.getByRole('button', { name: say.delete }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
