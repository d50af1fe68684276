import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
import { ButtonLink } from './ButtonLink.tsx';

const tones = ['neutral', 'primary', 'accent', 'danger'] as const;
const variants = ['solid', 'outline', 'quiet'] as const;
const translations = { ar: 'تصفّح الدورات', en: 'Browse courses' };

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '/#courses', children: '', tone: 'accent', size: 'large' },
  argTypes: {
    tone: { control: 'select', options: tones },
    variant: { control: 'select', options: variants },
    size: { control: 'select', options: ['dense', 'default', 'large'] },
  },
  parameters: {
    docs: {
      description: {
        component: `
A link that looks like a button: «تصفّح الدورات» on the home page, «إنشاء حساب» in the header. It can be opened in a tab and copied, and is
announced as a link. If pressing changes something, use a \`Button\`.

| Key | Does |
|---|---|
| Enter | follows |`,
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ children, ...args }, { globals }) => (
    <ButtonLink {...args}>{children || localize(globals, translations)}</ButtonLink>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack gap="s6">
      {variants.map((variant) => (
        <VariantRow key={variant} name={variant}>
          {tones.map((tone) => (
            <ButtonLink key={tone} href="/" tone={tone} variant={variant} endIcon="arrow-forward">
              {localize(globals, translations)}
            </ButtonLink>
          ))}
        </VariantRow>
      ))}
    </Stack>
  ),
};
