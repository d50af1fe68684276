import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { localize } from '../../stories/localize.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { isInert, testOverlayBehavior } from '../testOverlayBehavior.ts';
import { OverlayDemo } from '../OverlayDemo.fixtures.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog/Spec',
  tags: ['!autodocs', 'spec'],
  args: { isDismissable: true },
  render: ({ isDismissable }, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <OverlayDemo label={labels.open}>
        {(state) => (
          <Dialog {...state} title={labels.describe} isDismissable={isDismissable}>
            <TextField label={labels.name} />
          </Dialog>
        )}
      </OverlayDemo>
    );
  },
} satisfies Meta<{ isDismissable: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoesWhatEveryOverlayDoes: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await testOverlayBehavior({ userEvent, trigger, role: 'dialog', name: labels.describe, closesOutside: true });
  },
};

export const APressOutsideDoesNotCloseAForm: Story = {
  args: { isDismissable: false },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await testOverlayBehavior({ userEvent, trigger, role: 'dialog', name: labels.describe, closesOutside: false });
  },
};

export const TheButtonClosesIt: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    await userEvent.click(await screen.findByRole('button', { name: labels.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Phones with an on-screen keyboard keep the window height and reduce the visual viewport. */
export const StaysAboveAnOnScreenKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const viewport = window.visualViewport!;
    const free = Math.round(viewport.height / 2);
    try {
      await userEvent.click(canvas.getByRole('button', { name: labels.open }));
      const dialog = await screen.findByRole('dialog');
      Object.defineProperty(viewport, 'height', { configurable: true, value: free });
      viewport.dispatchEvent(new Event('resize'));
      const bottom = () => dialog.parentElement!.getBoundingClientRect().bottom;
      await waitFor(() => expect(bottom()).toBeLessThanOrEqual(free));
      Reflect.deleteProperty(viewport, 'height');
      viewport.dispatchEvent(new Event('resize'));
      await waitFor(() => expect(bottom()).toBeGreaterThan(free));
    } finally {
      Reflect.deleteProperty(viewport, 'height');
    }
  },
};

export const NestedDialogsReturnTheFocusInOrder: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <OverlayDemo label={labels.open}>
        {(outer) => (
          <Dialog {...outer} title={labels.describe}>
            <OverlayDemo label={labels.delete}>
              {(inner) => (
                <ConfirmDialog
                  {...inner}
                  title={labels.deleteTitle}
                  confirmLabel={labels.delete}
                  cancelLabel={labels.cancel}
                  pendingLabel={labels.deleting}
                  onConfirm={inner.onClose}
                >
                  {labels.deleteText}
                </ConfirmDialog>
              )}
            </OverlayDemo>
          </Dialog>
        )}
      </OverlayDemo>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const first = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(first);
    const outer = await screen.findByRole('dialog', { name: labels.describe });
    await waitFor(() => expect(outer).toHaveFocus());
    const second = screen.getByRole('button', { name: labels.delete });
    await userEvent.click(second);
    await screen.findByRole('alertdialog', { name: labels.deleteTitle });
    await waitFor(() => expect(screen.getByRole('button', { name: labels.cancel })).toHaveFocus());
    await expect(isInert(second)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(second).toHaveFocus());
    await expect(isInert(second)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};
