import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';

const meta = {
  title: 'Actions/LanguageToggle',
  component: LanguageToggle,
  args: { language: 'ar', onChange: fn() },
  argTypes: { language: { control: 'inline-radio', options: ['ar', 'en'] } },
  parameters: {
    docs: {
      description: {
        component: `
Changes to the other language, one click away on every page. It wears **that language's own name in that language**, with \`lang\`: whoever
cannot read the page finds the word that they can. The app then calls \`applyLocale\`, closes what is open and remembers.

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
      <LanguageToggle {...args} language="ar" />
      <LanguageToggle {...args} language="en" />
      <LanguageToggle {...args} language="ar" isIcon />
    </Inline>
  ),
};
