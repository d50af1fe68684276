import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { treeTexts } from './Tree.fixtures.ts';
import { Tree, type TreeProps } from './Tree.tsx';

interface SpecArgs extends Pick<TreeProps, 'currentId' | 'selectionMode'> {
  onAction: NonNullable<TreeProps['onAction']>;
  onExpandedChange: NonNullable<TreeProps['onExpandedChange']>;
  onSelectionChange: NonNullable<TreeProps['onSelectionChange']>;
}

const meta = {
  title: 'Navigation/Tree/Spec',
  tags: ['!autodocs', 'spec'],
  args: {
    onAction: fn<SpecArgs['onAction']>(),
    onExpandedChange: fn<SpecArgs['onExpandedChange']>(),
    onSelectionChange: fn<SpecArgs['onSelectionChange']>(),
  },
  render: (args, { globals }) => <Tree {...args} {...localize(globals, treeTexts)} />,
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

function getParts({ canvas, globals }: Context) {
  const { label, labels, items } = localize(globals, treeTexts);
  const tree = within(canvas.getByRole('treegrid', { name: label }));
  const nodes = items.concat(items.flatMap(({ children = [] }) => children));
  const getRow = (id: string) =>
    tree.getByRole('row', { name: new RegExp(`^${nodes.find((node) => node.id === id)?.title}`) });
  const isArabic = globals['locale'] !== 'en';
  return {
    tree,
    labels,
    getRow,
    forward: isArabic ? '{ArrowLeft}' : '{ArrowRight}',
    back: isArabic ? '{ArrowRight}' : '{ArrowLeft}',
  };
}

/** React Aria mirrors the keys: the arrow towards the end of the line opens. */
export const ArrowKeysOpenAndCloseInReadingDirection: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { tree, getRow, forward, back } = getParts(context);
    await userEvent.tab();
    await expect(getRow('electricity')).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(getRow('electricity')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(forward);
    await expect(getRow('electricity')).toHaveAttribute('aria-expanded', 'true');
    await expect(tree.getAllByRole('row')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(getRow('ohm')).toHaveFocus();
    await expect(getRow('ohm')).toHaveAttribute('aria-level', '2');
    // From a lesson to its unit, then closes it.
    await userEvent.keyboard(back);
    await expect(getRow('electricity')).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(tree.getAllByRole('row')).toHaveLength(2);
    await userEvent.keyboard('{End}');
    await expect(getRow('magnetism')).toHaveFocus();
    await expect(args.onExpandedChange.mock.calls).toEqual([[['electricity']], [[]]]);
  },
};

export const EnterOpensAUnitAndALesson: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { getRow } = getParts(context);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(getRow('electricity')).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction.mock.calls).toEqual([['current']]);
  },
};

export const PressingARowOrItsButtonOpensIt: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { tree, labels, getRow } = getParts(context);
    await userEvent.click(getRow('magnetism'));
    await expect(getRow('magnetism')).toHaveAttribute('aria-expanded', 'true');
    const button = within(getRow('magnetism')).getByRole('button');
    await expect(button).toHaveAccessibleName(new RegExp(`^${labels.collapse} `));
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(getRow('field'));
    await expect(args.onAction.mock.calls).toEqual([['field']]);
    await userEvent.click(button);
    await expect(getRow('magnetism')).toHaveAttribute('aria-expanded', 'false');
    await expect(tree.getAllByRole('button')).toHaveLength(2);
  },
};

export const TheUnitOfTheCurrentLessonIsOpen: Story = {
  args: { currentId: 'field' },
  play: async (context) => {
    const { tree, getRow } = getParts(context);
    await expect(getRow('magnetism')).toHaveAttribute('aria-expanded', 'true');
    await expect(getRow('electricity')).toHaveAttribute('aria-expanded', 'false');
    const current = tree.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'));
    await expect(current).toEqual([getRow('field')]);
  },
};

export const ADisabledLessonCannotBePressed: Story = {
  args: { currentId: 'field' },
  play: async (context) => {
    const { args, userEvent } = context;
    const { getRow } = getParts(context);
    await expect(getRow('exam')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(getRow('exam'));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const SeveralRowsAreSelectedWithSpaceOrACheckbox: Story = {
  args: { currentId: 'ohm', selectionMode: 'multiple' },
  play: async (context) => {
    const { args, userEvent } = context;
    const { getRow } = getParts(context);
    await userEvent.click(within(getRow('circuits')).getByRole('checkbox'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp} ');
    await expect(getRow('current')).toHaveAttribute('aria-selected', 'true');
    await expect(within(getRow('current')).getByRole('checkbox')).toBeChecked();
    // In the order of the tree.
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['current', 'circuits']);
  },
};

export const ALetterJumpsToATitle: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { getRow } = getParts(context);
    await userEvent.tab();
    await userEvent.keyboard(context.globals['locale'] === 'en' ? 'm' : 'الم');
    await expect(getRow('magnetism')).toHaveFocus();
  },
};

/** Levels begin further from the start of the line in both directions. */
export const LevelsAreIndentedFromTheStart: Story = {
  args: { currentId: 'ohm' },
  play: async (context) => {
    const { tree } = getParts(context);
    const { items } = localize(context.globals, treeTexts);
    const getStart = (title: string) => {
      const { left, right } = tree.getByText(title).getBoundingClientRect();
      return context.globals['locale'] === 'en' ? left : -right;
    };
    const [unit] = items;
    await expect(getStart(unit!.children![0]!.title)).toBeGreaterThan(getStart(unit!.title));
  },
};
