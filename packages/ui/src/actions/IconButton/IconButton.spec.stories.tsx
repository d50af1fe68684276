import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { IconButton } from './IconButton.tsx';

const translations = { ar: 'حذف الفيزياء', en: 'Delete Physics' };
const meta = {
  title: 'Actions/IconButton/Spec',
  component: IconButton,
  tags: ['!autodocs', 'spec'],
  args: { icon: 'trash', label: '', onPress: fn() },
  render: (args, { globals }) => <IconButton {...args} label={localize(globals, translations)} />,
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamedAndPressed: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: localize(globals, translations) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const TargetIs44: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
