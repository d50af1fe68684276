import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { sortableTexts } from './SortableList.fixtures.ts';
import type { SortableListProps } from './SortableList.tsx';
import { StatefulSortableList } from './StatefulSortableList.tsx';

interface SpecArgs {
  onReorder: SortableListProps['onReorder'];
  getMenuEntries?: SortableListProps['getMenuEntries'];
  isDisabled: boolean;
}

const meta = {
  title: 'Forms/SortableList/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onReorder: fn<SpecArgs['onReorder']>(), isDisabled: false },
  render: (args, { globals }) => <StatefulSortableList {...localize(globals, sortableTexts)} {...args} />,
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

function getParts({ canvas, globals }: Context) {
  const { label, labels, items } = localize(globals, sortableTexts);
  const list = within(canvas.getByRole('grid', { name: label }));
  const getTitle = (id: string) => items.find((item) => item.id === id)!.title;
  const getRow = (id: string) => list.getByRole('row', { name: getTitle(id) });
  return {
    list,
    labels,
    getTitle,
    getRow,
    /** React Aria names it: «اسحب …». */
    getHandle: (id: string) => within(getRow(id)).getAllByRole('button')[0]!,
    getMenu: (id: string) => list.getByRole('button', { name: `${labels.menu} ${getTitle(id)}` }),
  };
}

export const TheMenuMovesAnItemAndKeepsItFocused: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, getMenu, getRow, getTitle } = getParts(context);
    await userEvent.click(getMenu('current'));
    await expect(await screen.findByRole('menuitem', { name: labels.moveUp })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: labels.moveDown }));
    await expect(args.onReorder).toHaveBeenLastCalledWith(['ohm', 'current', 'circuits', 'exam']);
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.moved(getTitle('current'), '2', '4'));
    // The menu is gone, and its button has moved with the row.
    await waitFor(() => expect(getRow('current')).toHaveFocus());
    await userEvent.click(getMenu('current'));
    await userEvent.click(await screen.findByRole('menuitem', { name: labels.moveUp }));
    await expect(args.onReorder).toHaveBeenLastCalledWith(['current', 'ohm', 'circuits', 'exam']);
  },
};

/** Enter on the handle picks the item up, the arrow keys choose a place, Enter drops it there. */
export const TheKeyboardDragsByTheHandle: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { list, labels, getHandle, getRow, getTitle } = getParts(context);
    await expect(getHandle('exam')).toHaveAccessibleName(
      localize(context.globals, { ar: `اسحب ${getTitle('exam')}`, en: `Drag ${getTitle('exam')}` }),
    );
    await userEvent.tab();
    await expect(getRow('current')).toHaveFocus();
    await userEvent.tab();
    await expect(getHandle('current')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The announcement and the places have the language of the page.
    const place = localize(context.globals, {
      ar: `أدخل بين ${getTitle('ohm')} و ${getTitle('circuits')}`,
      en: `Insert between ${getTitle('ohm')} and ${getTitle('circuits')}`,
    });
    await expect(await list.findByRole('button', { name: place })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(place));
    await expect(document.activeElement?.closest('[data-drop-target]')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReorder.mock.calls).toEqual([[['ohm', 'current', 'circuits', 'exam']]]);
    await expect(canvas.getByRole('status')).toHaveTextContent(labels.moved(getTitle('current'), '2', '4'));
    await waitFor(() => expect(getRow('current')).toHaveFocus());
  },
};

export const EscapeKeepsTheOrder: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { getHandle, getRow } = getParts(context);
    await userEvent.tab();
    await userEvent.tab();
    const handle = getHandle('current');
    await userEvent.keyboard('{Enter}');
    // The drag begins with the next frame, and moves the focus. A drag that goes on would catch the keys of later stories.
    await waitFor(() => expect(handle).not.toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(getHandle('current')).toHaveFocus());
    await expect(getRow('current')).not.toHaveAttribute('data-dragging');
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};

export const TargetsAreLargeEnough: Story = {
  play: async (context) => {
    const { getHandle, getMenu } = getParts(context);
    for (const target of [getHandle('ohm'), getMenu('ohm')]) {
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    // The handle is at the start of the line, the menu at its end.
    const x = (element: Element) => element.getBoundingClientRect().x;
    const sign = context.globals['locale'] === 'en' ? 1 : -1;
    await expect(Math.sign(x(getMenu('ohm')) - x(getHandle('ohm')))).toBe(sign);
  },
};

export const ADisabledListCannotBeReordered: Story = {
  args: { isDisabled: true },
  play: async (context) => {
    const { getRow, getMenu } = getParts(context);
    await expect(getMenu('ohm')).toBeDisabled();
    await expect(within(getRow('ohm')).getAllByRole('button')[0]).toBeDisabled();
    await expect(getRow('ohm')).not.toHaveAttribute('draggable', 'true');
  },
};

const handleMove = fn();

export const TheMenuHasEntriesOfThePage: Story = {
  args: {
    getMenuEntries: (id) => [
      { id: 'to', label: 'النقل إلى', items: [{ id: 'unit', label: id, onAction: handleMove }] },
    ],
  },
  play: async (context) => {
    const { userEvent } = context;
    const { getMenu } = getParts(context);
    await userEvent.click(getMenu('ohm'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'النقل إلى' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ohm' }));
    await expect(handleMove).toHaveBeenCalledOnce();
  },
};
