import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { StatCard } from './StatCard.tsx';

const translations = { ar: 'المشتركون', en: 'Subscribers' };

const meta = {
  title: 'Data/StatCard/Spec',
  tags: ['!autodocs', 'spec'],
  component: StatCard,
  args: { label: '', value: '1,250', href: '#users' },
  render: (args, { globals }) => <StatCard {...args} label={localize(globals, translations)} />,
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeCardIsTheLink: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: localize(globals, translations) });
    const box = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(box.x + 12, box.bottom - 12)?.closest('a')).toBe(link);
    await expect(canvas.getByText('1,250')).toBeVisible();
  },
};

export const MissingValueIsBusy: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  },
};
