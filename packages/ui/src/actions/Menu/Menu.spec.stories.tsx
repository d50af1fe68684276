import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { testOverlayBehavior } from '../../overlays/testOverlayBehavior.ts';
import { localize } from '../../stories/localize.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { createColumnMenuItems, menuLabels, createRowMenuItems } from './Menu.fixtures.ts';

const meta = {
  title: 'Actions/Menu/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onAction: fn<(id: string) => void>() },
  render: ({ onAction }, { globals }) => {
    const labels = localize(globals, menuLabels);
    return (
      <Menu items={createRowMenuItems(labels, onAction)}>
        <Button>{labels.open}</Button>
      </Menu>
    );
  },
} satisfies Meta<{ onAction: (id: string) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

function ColumnMenu({ labels }: { labels: (typeof menuLabels)['ar'] }) {
  const [selectedIds, setSelectedIds] = useState(['name', 'price']);
  return (
    <Menu items={createColumnMenuItems(labels, selectedIds, setSelectedIds)}>
      <Button>{labels.columns}</Button>
    </Menu>
  );
}

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const getPageDirection = () => getComputedStyle(document.documentElement).direction;

export const BehavesLikeEveryOverlay: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, menuLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await testOverlayBehavior({
      userEvent,
      trigger,
      role: 'menu',
      name: labels.open,
      isModal: false,
      closesOutside: true,
    });
  },
};

export const OpensByKeyboardAndRestoresTheFocus: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, menuLabels);
    const button = canvas.getByRole('button', { name: labels.open });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: labels.open });
    await expect(getComputedStyle(menu).direction).toBe(getPageDirection());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: labels.edit })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: labels.delete })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OpensByPointerAtTheStartOfTheButton: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, menuLabels);
    const button = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const box = menu.parentElement?.getBoundingClientRect();
    const anchor = button.getBoundingClientRect();
    const gap = getPageDirection() === 'rtl' ? anchor.right - (box?.right ?? 0) : anchor.left - (box?.left ?? 0);
    await expect(Math.abs(gap)).toBeLessThan(14);
    await userEvent.click(screen.getByRole('menuitem', { name: labels.edit }));
    await waitUntilClosed();
    await expect(args.onAction).toHaveBeenCalledWith('edit');
  },
};

export const SubmenusOpenTowardTheInlineEnd: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, menuLabels);
    const [forward, back] =
      getPageDirection() === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    canvas.getByRole('button', { name: labels.open }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: labels.open });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: labels.edit })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const outer = screen.getByRole('menuitem', { name: labels.videos });
    await expect(outer).toHaveFocus();
    await userEvent.keyboard(forward);
    const first = await screen.findByRole('menuitem', { name: labels.show });
    await waitFor(() => expect(first).toHaveFocus());
    const [inside, outside] = [first.getBoundingClientRect().x, outer.getBoundingClientRect().x];
    await expect(getPageDirection() === 'rtl' ? inside < outside : inside > outside).toBe(true);
    await userEvent.keyboard(back);
    await waitFor(() => expect(outer).toHaveFocus());
    await userEvent.keyboard(forward);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: labels.show })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitUntilClosed();
    await expect(args.onAction).toHaveBeenCalledWith('add');
  },
};

export const MultipleSelectionKeepsTheMenuOpen: Story = {
  render: (_args, { globals }) => <ColumnMenu labels={localize(globals, menuLabels)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, menuLabels);
    const button = canvas.getByRole('button', { name: labels.columns });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: labels.columns });
    const line = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    await expect(line(labels.column.name)).toBeChecked();
    await expect(line(labels.column.name)).toHaveAttribute('aria-disabled', 'true');
    // The first item that is not disabled.
    await waitFor(() => expect(line(labels.column.price)).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(line(labels.column.price)).not.toBeChecked();
    await userEvent.click(line(labels.column.users));
    await expect(line(labels.column.users)).toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: labels.reset }));
    await waitUntilClosed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await expect(line(labels.column.price)).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};
