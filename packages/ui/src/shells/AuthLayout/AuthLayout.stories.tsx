import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { pick } from '../../stories/text.ts';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const words = {
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
A page with one form and nothing else to do: signing in, making an account. From 1024 px a panel of cloth stands beside the card; it is decoration and hidden
from assistive tools. Give each page a seed of its own and keep it, so that people know the page by its cloth. A form among other things is a \`Surface\`.`,
      },
    },
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (globals: Record<string, unknown>) => {
  const { title, name, action } = pick(globals, words);
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
