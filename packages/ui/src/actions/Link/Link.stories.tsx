import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
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
A link. It is a native \`<a>\`, light enough for the cards of a long list. An ordinary click calls the \`navigate\` function of
\`UiProvider\`; the browser handles everything else: a new tab, a download, another site.

- \`inline\` in a sentence: always underlined, because colour alone is not enough.
- \`standalone\` on its own: a full 44 px target.
- \`plain\` where the position makes it clear: the title of a card, an entry of a menu.
- \`stretched\` makes the positioned card around it the target. One per card, without other controls inside.

For a link that looks like a button use \`ButtonLink\`; for an action use \`Button\`.

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
    <Link {...args}>{children || localize(globals, { ar: 'كل الأقسام', en: 'All categories' })}</Link>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const translate = (ar: string, en: string) => localize(globals, { ar, en });
    return (
      <Stack gap="s6">
        <VariantRow name="inline">
          <Text>
            {translate('بإنشاء الحساب توافق على ', 'By signing up you agree to the ')}
            <Link href="/rules">{translate('سياسة الاستخدام', 'usage policy')}</Link>
            {translate(' وعلى ', ' and the ')}
            <Link href="/privacy">{translate('سياسة الخصوصية', 'privacy policy')}</Link>.
          </Text>
        </VariantRow>
        <VariantRow name="standalone">
          <Link href="/categories" variant="standalone" endIcon="chevron-forward">
            {translate('كل الأقسام', 'All categories')}
          </Link>
          <Link href="/" variant="standalone" icon="arrow-back">
            {translate('العودة إلى الرئيسية', 'Back to home')}
          </Link>
          <Link href="https://example.com" variant="standalone" isExternal>
            {translate('فتح الملف', 'Open file')}
          </Link>
        </VariantRow>
        <VariantRow name="plain, stretched">
          <Card isInteractive>
            <Link href="/single/physics" variant="plain" stretched>
              {translate('الفيزياء للصف الثالث الثانوي', 'Physics, third secondary')}
            </Link>
            <Text size="small" tone="muted">
              {translate('البطاقة كلها تُضغط', 'The whole card is the target')}
            </Text>
          </Card>
        </VariantRow>
      </Stack>
    );
  },
};
