import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { localize } from '../../stories/localize.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const translations = { ar: 'الوضع الداكن', en: 'Dark mode' };
const meta = {
  title: 'Actions/ThemeToggle',
  component: ThemeToggle,
  args: { isDark: false, label: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Switches between the light and the dark theme. Its **name never changes** («الوضع الداكن»); pressed means on, so that a screen reader
announces the state once. The app writes \`data-theme\` on \`<html>\` before the first paint, changes it with \`applyTheme\` and remembers the choice.

| Key | Does |
|---|---|
| Enter, Space | switches, and the focus stays |`,
      },
    },
  },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, ...args }, { globals }) => (
    <ThemeToggle {...args} label={label || localize(globals, translations)} />
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <Inline>
      <ThemeToggle {...args} label={localize(globals, translations)} isDark={false} />
      <ThemeToggle {...args} label={localize(globals, translations)} isDark />
    </Inline>
  ),
};
