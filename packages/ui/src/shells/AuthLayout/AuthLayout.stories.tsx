import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { localize } from '../../stories/localize.ts';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const textsByLanguage = {
  ar: { title: 'تسجيل الدخول', name: 'الاسم الكامل', action: 'تسجيل الدخول' },
  en: { title: 'Log in', name: 'Full name', action: 'Log in' },
};
const meta = {
  title: 'Shells/AuthLayout',
  component: AuthLayout,
  args: { seed: 'fanous-login', categoryId: 1, children: null },
  argTypes: { categoryId: { control: { type: 'range', min: 0, max: 5 } } },
  parameters: {
    docs: {
      description: {
        component: `
A page with one form only: log in, sign up. From 1024 px a panel with a Khayamiya pattern is beside the card; it is decoration and hidden
from screen readers. Give each page its own fixed seed, so that it always has the same pattern. For a form beside other content use \`Surface\`.`,
      },
    },
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (globals: Record<string, unknown>) => {
  const { title, name, action } = localize(globals, textsByLanguage);
  return (
    <Stack gap="s7">
      <Heading level={1}>{title}</Heading>
      <TextField size="large" label={name} />
      <Button type="submit" tone="accent" size="large">
        {action}
      </Button>
    </Stack>
  );
};

export const Playground: Story = { render: (args, { globals }) => <AuthLayout {...args}>{form(globals)}</AuthLayout> };

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <AuthLayout seed="fanous-signup" categoryId={2}>
      {form(globals)}
    </AuthLayout>
  ),
};
