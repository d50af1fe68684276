import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Subscribe } from './Subscribe.tsx';

const meta = {
  title: 'Samples/Subscribe/Spec',
  component: Subscribe,
  tags: ['!autodocs', 'spec'],
  args: { onSubscribe: fn(() => Promise.resolve()) },
} satisfies Meta<typeof Subscribe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FocusesTheFieldWithTheError: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'البريد الإلكتروني' });
    await userEvent.type(email, 'mona{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('اكتب بريدًا صحيحًا.');
    await userEvent.type(email, '@example.com{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith('mona@example.com');
  },
};
