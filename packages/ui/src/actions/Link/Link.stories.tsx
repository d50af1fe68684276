import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { pick } from '../../stories/text.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/categories', children: '' },
  argTypes: { variant: { control: 'inline-radio', options: ['inline', 'standalone', 'plain'] } },
  parameters: {
    docs: {
      description: {
        component: `
Leads somewhere. It is a native \`<a>\` without press handlers, light enough for the cards of a long list: an ordinary click goes to
the router that \`UiProvider\` was given (\`navigate\`), and everything else — a new tab, a download, another site — stays the browser's.

- \`inline\` in a sentence: always underlined, because colour alone is not enough.
- \`standalone\` on its own: a full 44 px target.
- \`plain\` where the place says it: a card's title, an entry of a menu.
- \`stretched\` spreads the target over the positioned card around it. One a card, and nothing else to press inside.

A link that looks like a button is \`ButtonLink\`; what does something is a \`Button\`.

| Key | Does |
|---|---|
| Enter | follows |
| Space | scrolls, as everywhere: a link is not a button |`,
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ children, ...args }, { globals }) => (
    <Link {...args}>{children || pick(globals, { ar: 'كل الأقسام', en: 'All categories' })}</Link>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const say = (ar: string, en: string) => pick(globals, { ar, en });
    return (
      <Stack gap="s6">
        <VariantRow name="inline">
          <Text>
            {say('بإنشاء الحساب توافق على ', 'By signing up you agree to the ')}
            <Link href="/rules">{say('سياسة الاستخدام', 'usage policy')}</Link>
            {say(' وعلى ', ' and the ')}
            <Link href="/privacy">{say('سياسة الخصوصية', 'privacy policy')}</Link>.
          </Text>
        </VariantRow>
        <VariantRow name="standalone">
          <Link href="/categories" variant="standalone" endIcon="chevron-forward">
            {say('كل الأقسام', 'All categories')}
          </Link>
          <Link href="/" variant="standalone" icon="arrow-back">
            {say('العودة إلى الرئيسية', 'Back to home')}
          </Link>
          <Link href="https://example.com" variant="standalone" isExternal>
            {say('فتح الملف', 'Open file')}
          </Link>
        </VariantRow>
        <VariantRow name="plain, stretched">
          <Card isInteractive>
            <Link href="/single/physics" variant="plain" stretched>
              {say('الفيزياء للصف الثالث الثانوي', 'Physics, third secondary')}
            </Link>
            <Text size="small" tone="muted">
              {say('البطاقة كلها تُضغط', 'The whole card is the target')}
            </Text>
          </Card>
        </VariantRow>
      </Stack>
    );
  },
};
