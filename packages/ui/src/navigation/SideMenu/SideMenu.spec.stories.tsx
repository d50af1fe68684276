import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  title: 'Navigation/SideMenu/Spec',
  component: SideMenu,
  tags: ['!autodocs', 'spec'],
  args: { label: '', items: [] },
  render: (args, { globals }) => {
    const words = localize(globals, navLabels);
    return <SideMenu {...args} label={words.dashboard} items={words.sideMenu} />;
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MarksTheCurrentPage: Story = {
  play: async ({ canvas, globals }) => {
    const { dashboard, sideMenu } = localize(globals, navLabels);
    const links = within(canvas.getByRole('navigation', { name: dashboard })).getAllByRole('link');
    await expect(links).toHaveLength(sideMenu.length);
    const current = links.filter((link) => link.ariaCurrent === 'page');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAccessibleName(sideMenu.find((item) => item.isCurrent)?.label);
  },
};

export const CollapsedItShowsTheLabelOfTheFocusedLink: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas, globals, userEvent }) => {
    const [first, second] = localize(globals, navLabels).sideMenu;
    if (!first || !second) throw new Error('the menu is empty');
    const word = canvas.getByText(first.label);
    await expect(canvas.getByRole('link', { name: first.label })).toBeInTheDocument();
    await expect(getComputedStyle(word).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: first.label })).toHaveFocus();
    await expect(getComputedStyle(word).clipPath).toBe('none');
    await expect(getComputedStyle(canvas.getByText(second.label)).clipPath).toBe('inset(50%)');
  },
};
