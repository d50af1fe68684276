import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { navWords } from '../navFixtures.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs/Spec',
  component: Breadcrumbs,
  tags: ['!autodocs', 'spec'],
  args: { label: '', items: [] },
  render: (_args, { globals }) => {
    const words = pick(globals, navWords);
    return <Breadcrumbs label={words.crumbs} items={words.trail} />;
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesThePathAndMarksThePage: Story = {
  play: async ({ canvas, globals }) => {
    const { crumbs, trail } = pick(globals, navWords);
    const path = within(canvas.getByRole('navigation', { name: crumbs }));
    await expect(path.getAllByRole('listitem')).toHaveLength(trail.length);
    await expect(path.getAllByRole('link')).toHaveLength(trail.length - 1);
    const page = path.getByText(trail.at(-1)?.label ?? '').parentElement;
    await expect(page).toHaveAttribute('aria-current', 'page');
    await expect(path.getByText('HTML5 و CSS للمبتدئين')).toHaveAttribute('dir', 'rtl');
  },
};
