import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { OpenMenu } from './OpenMenu.fixtures.tsx';
import { createColumnMenuItems, menuLabels, createRowMenuItems } from './Menu.fixtures.ts';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { children: <span />, items: [], placement: 'bottom start' },
  argTypes: { children: { control: false }, items: { control: false }, selectedId: { control: false } },
  render: (args, { globals }) => {
    const labels = localize(globals, menuLabels);
    return (
      <Menu {...args} items={createRowMenuItems(labels, fn())}>
        <Button variant="outline" endIcon="chevron-down">
          {labels.open}
        </Button>
      </Menu>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'A menu of actions behind a button: the actions of a table row, of an account. For links to pages use a list in a `Popover` or a `Drawer`; for a choice that stays visible use `RadioGroup` or `ToggleChips`.',
          'The menu code (30 kB) is not part of the page. It loads when the page is idle, or when the button is hovered or focused.',
          'With `selectedId` the menu is a single selection. A group with `selectedIds` is a multiple selection, and the menu stays open.',
          '**Keyboard** · Enter, Space and ↓ open at the first item, ↑ at the last · ↓ ↑ move, letters jump · the arrow toward the inline end opens a submenu, the other one closes it · Escape closes and returns the focus.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Open: icons, a meta text, a group with a heading, a destructive action, a disabled action. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, menuLabels);
    return <OpenMenu items={createRowMenuItems(labels, fn())} label={labels.open} />;
  },
};

/** Multiple selection in a group: the columns of a table. The first one is disabled. */
export const ChoiceOfSeveral: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, menuLabels);
    return <OpenMenu items={createColumnMenuItems(labels, ['name', 'price'], fn())} label={labels.columns} />;
  },
};

/** Single selection. */
export const Choice: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, menuLabels);
    const items = labels.sorts.map((label, index) => ({ id: String(index), label }));
    return <OpenMenu items={items} selectedId="1" label={labels.sort} />;
  },
};
