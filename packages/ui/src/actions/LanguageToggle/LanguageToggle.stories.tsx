import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';

const meta = {
  title: 'Actions/LanguageToggle',
  component: LanguageToggle,
  args: { currentLanguage: 'ar', onChange: fn() },
  argTypes: { currentLanguage: { control: 'inline-radio', options: ['ar', 'en'] } },
  parameters: {
    docs: {
      description: {
        component: `
Switches to the other language. It shows **the name of that language in that language**, with \`lang\`, so that a visitor who cannot read the
page finds it. The app then calls \`applyLocale\`, closes open overlays and remembers the choice.

| Key | Does |
|---|---|
| Enter, Space | changes the language |`,
      },
    },
  },
} satisfies Meta<typeof LanguageToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Inline>
      <LanguageToggle {...args} currentLanguage="ar" />
      <LanguageToggle {...args} currentLanguage="en" />
      <LanguageToggle {...args} currentLanguage="ar" isIconOnly />
    </Inline>
  ),
};
