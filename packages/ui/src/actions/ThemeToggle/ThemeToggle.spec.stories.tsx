import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { applyTheme } from '../../theme/applyTheme.ts';
import { Button } from '../Button/Button.tsx';
import { ThemeToggle, type ThemeToggleProps } from './ThemeToggle.tsx';

const root = document.documentElement;
const translations = { ar: 'الوضع الداكن', en: 'Dark mode' };

function StatefulThemeToggle({ onChange, ...rest }: ThemeToggleProps) {
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
  render: (args, { globals }) => <StatefulThemeToggle {...args} label={localize(globals, translations)} />,
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsNameAndFocusAndReportsItsState: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: localize(globals, translations) });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: localize(globals, translations) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(toggle).toHaveFocus();
  },
};

export const ChangesThePageWithoutTransition: Story = {
  render: (args, { globals }) => (
    <>
      <ThemeToggle
        {...args}
        label={localize(globals, translations)}
        onChange={(dark) => applyTheme(dark ? 'dark' : 'light', root)}
      />
      <Button>{localize(globals, translations)}</Button>
    </>
  ),
  beforeEach: () => {
    const before = root.dataset['theme'];
    root.dataset['theme'] = 'light';
    return () => {
      if (before === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = before;
    };
  },
  play: async ({ canvas, globals, userEvent }) => {
    const [toggle, button] = canvas.getAllByRole('button', { name: localize(globals, translations) });
    if (!toggle || !button) throw new Error('two buttons are missing');
    const light = getComputedStyle(button).backgroundColor;
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(getComputedStyle(button).backgroundColor).not.toBe(light);
    await expect(button.getAnimations()).toHaveLength(0);
  },
};
