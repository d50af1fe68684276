import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { ThemeToggle, type ThemeToggleProps } from './ThemeToggle.tsx';

const words = { ar: 'الوضع الداكن', en: 'Dark mode' };

function Live({ onChange, ...rest }: ThemeToggleProps) {
  const [isDark, setDark] = useState(rest.isDark);
  const change = (next: boolean) => {
    onChange(next);
    setDark(next);
  };
  return <ThemeToggle {...rest} isDark={isDark} onChange={change} />;
}

const meta = {
  title: 'Actions/ThemeToggle/Spec',
  component: ThemeToggle,
  tags: ['!autodocs', 'spec'],
  args: { isDark: false, label: '', onChange: fn() },
  render: (args, { globals }) => <Live {...args} label={pick(globals, words)} />,
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsItsNameAndFocusAndSaysItsState: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: pick(globals, words) });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: pick(globals, words) })).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle).toHaveFocus();
  },
};
