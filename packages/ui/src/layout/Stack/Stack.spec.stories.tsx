import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from './Stack.tsx';

const meta = { title: 'Layout/Stack/Spec', component: Stack, tags: ['!autodocs', 'spec'] } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AListStaysAList: Story = {
  args: { as: 'ul', gap: 's7', children: [<li key="1">1</li>, <li key="2">2</li>] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(getComputedStyle(list).rowGap).toBe('24px');
  },
};
