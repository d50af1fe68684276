import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { testOverlayBehavior } from '../../overlays/testOverlayBehavior.ts';
import { pick } from '../../stories/text.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { columnMenu, menuWords, rowMenu } from './Menu.fixtures.ts';

const meta = {
  title: 'Actions/Menu/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onAction: fn<(id: string) => void>() },
  render: ({ onAction }, { globals }) => {
    const say = pick(globals, menuWords);
    return (
      <Menu items={rowMenu(say, onAction)}>
        <Button>{say.open}</Button>
      </Menu>
    );
  },
} satisfies Meta<{ onAction: (id: string) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

function ColumnMenu({ say }: { say: (typeof menuWords)['ar'] }) {
  const [selectedIds, setSelectedIds] = useState(['name', 'price']);
  return (
    <Menu items={columnMenu(say, selectedIds, setSelectedIds)}>
      <Button>{say.columns}</Button>
    </Menu>
  );
}

const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const page = () => getComputedStyle(document.documentElement).direction;

export const DoesWhatEveryOverlayDoes: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, menuWords);
    const trigger = canvas.getByRole('button', { name: say.open });
    await testOverlayBehavior({
      userEvent,
      trigger,
      role: 'menu',
      name: say.open,
      isModal: false,
      closesOutside: true,
    });
  },
};

export const OpensByKeyAtTheFirstLineAndGivesTheFocusBack: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, menuWords);
    const button = canvas.getByRole('button', { name: say.open });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: say.open });
    await expect(getComputedStyle(menu).direction).toBe(page());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: say.edit })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: say.delete })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await isGone();
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OpensByPointerUnderWhereReadingStarts: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, menuWords);
    const button = canvas.getByRole('button', { name: say.open });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const box = menu.parentElement?.getBoundingClientRect();
    const anchor = button.getBoundingClientRect();
    const gap = page() === 'rtl' ? anchor.right - (box?.right ?? 0) : anchor.left - (box?.left ?? 0);
    await expect(Math.abs(gap)).toBeLessThan(14);
    await userEvent.click(screen.getByRole('menuitem', { name: say.edit }));
    await isGone();
    await expect(args.onAction).toHaveBeenCalledWith('edit');
  },
};

export const InnerMenusOpenTowardTheEndOfTheLine: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = pick(globals, menuWords);
    const [onward, back] = page() === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    canvas.getByRole('button', { name: say.open }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: say.open });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: say.edit })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const outer = screen.getByRole('menuitem', { name: say.videos });
    await expect(outer).toHaveFocus();
    await userEvent.keyboard(onward);
    const first = await screen.findByRole('menuitem', { name: say.show });
    await waitFor(() => expect(first).toHaveFocus());
    const [inside, outside] = [first.getBoundingClientRect().x, outer.getBoundingClientRect().x];
    await expect(page() === 'rtl' ? inside < outside : inside > outside).toBe(true);
    await userEvent.keyboard(back);
    await waitFor(() => expect(outer).toHaveFocus());
    await userEvent.keyboard(onward);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: say.show })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await isGone();
    await expect(args.onAction).toHaveBeenCalledWith('add');
  },
};

export const AGroupIsAChoiceOfSeveralAndStaysOpen: Story = {
  render: (_args, { globals }) => <ColumnMenu say={pick(globals, menuWords)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, menuWords);
    const button = canvas.getByRole('button', { name: say.columns });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: say.columns });
    const line = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    await expect(line(say.column.name)).toBeChecked();
    await expect(line(say.column.name)).toHaveAttribute('aria-disabled', 'true');
    // The first line that can be changed.
    await waitFor(() => expect(line(say.column.price)).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(line(say.column.price)).not.toBeChecked();
    await userEvent.click(line(say.column.users));
    await expect(line(say.column.users)).toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: say.reset }));
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await expect(line(say.column.price)).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await isGone();
  },
};
