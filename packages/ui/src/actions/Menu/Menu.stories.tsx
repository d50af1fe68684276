import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { OpenMenu } from './OpenMenu.fixtures.tsx';
import { columnMenu, menuWords, rowMenu } from './Menu.fixtures.ts';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { children: <span />, items: [], placement: 'bottom start' },
  argTypes: { children: { control: false }, items: { control: false }, selectedId: { control: false } },
  render: (args, { globals }) => {
    const say = pick(globals, menuWords);
    return (
      <Menu {...args} items={rowMenu(say, fn())}>
        <Button variant="outline" endIcon="chevron-down">
          {say.open}
        </Button>
      </Menu>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Hangs actions from a button: what can be done with a row of a table, with an account. Pages and nothing else are a list of links in a `Popover` or a `Drawer`; a choice that stays in view is `RadioGroup` or `ToggleChips`.',
          'A page with a menu on it does not carry the menu’s 30 kB: they come when the page has come to rest, or when somebody points at the button.',
          'With `selectedId` the whole menu is a choice of one. A group with `selectedIds` is a choice of several, and the menu stays open while one chooses.',
          '**Keyboard** · Enter, Space and ↓ open at the first line, ↑ at the last · ↓ ↑ move, letters jump · the arrow toward the line’s end opens an inner menu, the other one closes it · Escape closes and gives the focus back.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Open: icons, a detail, a group with a heading, something that destroys, something that cannot be done now. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const say = pick(globals, menuWords);
    return <OpenMenu items={rowMenu(say, fn())} label={say.open} />;
  },
};

/** A choice of several, in a group of its own: which columns a table has. The first cannot be left out. */
export const ChoiceOfSeveral: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const say = pick(globals, menuWords);
    return <OpenMenu items={columnMenu(say, ['name', 'price'], fn())} label={say.columns} />;
  },
};

/** A choice of one. */
export const Choice: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const say = pick(globals, menuWords);
    const items = say.sorts.map((label, at) => ({ id: String(at), label }));
    return <OpenMenu items={items} selectedId="1" label={say.sort} />;
  },
};
