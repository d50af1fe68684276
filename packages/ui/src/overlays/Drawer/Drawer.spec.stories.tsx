import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { isInert, testOverlayBehavior } from '../testOverlayBehavior.ts';
import { OverlayDemo } from '../OverlayDemo.fixtures.tsx';
import { Drawer } from './Drawer.tsx';
import { DrawerContent } from './DrawerContent.fixtures.tsx';

const meta = {
  title: 'Overlays/Drawer/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => (
    <OverlayDemo label={localize(globals, overlayLabels).open}>
      {(state) => <DrawerContent {...state} globals={globals} />}
    </OverlayDemo>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoesWhatEveryOverlayDoes: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await testOverlayBehavior({ userEvent, trigger, role: 'dialog', name: labels.drawer, closesOutside: true });
  },
};

export const IsAtTheInlineStart: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    const drawer = await screen.findByRole('dialog', { name: labels.drawer });
    const isArabic = getComputedStyle(document.documentElement).direction === 'rtl';
    await waitFor(() => {
      const { x, width } = drawer.getBoundingClientRect();
      void expect(Math.round(isArabic ? window.innerWidth - x - width : x)).toBeLessThanOrEqual(1);
      void expect(Math.round(width)).toBeGreaterThanOrEqual(279);
    });
    await expect(drawer.parentElement?.getBoundingClientRect().width).toBe(280);
    await expect(screen.getByRole('button', { name: labels.close })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

/** Classic scrollbars take room in the page. The browser of the tests hides them. */
export const TheScrimCoversTheScrollbarAndThePageStays: Story = {
  beforeEach: () => {
    const root = document.documentElement;
    Object.defineProperty(root, 'clientWidth', { configurable: true, get: () => window.innerWidth - 15 });
    return () => {
      delete (root as { clientWidth?: number }).clientWidth;
    };
  },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const root = document.documentElement;
    const getStyles = () => {
      const { paddingLeft, paddingRight, scrollbarGutter, overflow } = getComputedStyle(root);
      return { paddingLeft, paddingRight, scrollbarGutter, overflow };
    };
    const stylesBefore = getStyles();
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    await screen.findByRole('dialog', { name: labels.drawer });
    // On the side of the scrollbar, whatever the direction of the page.
    await expect(getStyles()).toEqual({
      paddingLeft: '0px',
      paddingRight: '15px',
      scrollbarGutter: 'auto',
      overflow: 'hidden',
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getStyles()).toEqual(stylesBefore);
  },
};

export const FollowingALinkClosesIt: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.open }));
    await screen.findByRole('dialog', { name: labels.drawer });
    await userEvent.click(screen.getByRole('link', { name: labels.places[1] ?? '' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A confirm dialog above the drawer, as on log out. */
export const AConfirmDialogAboveReturnsTheFocusInOrder: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <OverlayDemo label={labels.open}>
        {(outer) => (
          <Drawer {...outer} label={labels.drawer}>
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
          </Drawer>
        )}
      </OverlayDemo>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: labels.drawer });
    const inner = within(drawer).getByRole('button', { name: labels.delete });
    await userEvent.click(inner);
    await screen.findByRole('alertdialog', { name: labels.deleteTitle });
    await expect(isInert(drawer)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(drawer).toBeVisible();
    await waitFor(() => expect(inner).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
