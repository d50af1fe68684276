import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Bidi } from '../../intl/Bidi.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
import { Button } from './Button.tsx';

const tones = ['neutral', 'primary', 'accent', 'danger'] as const;
const variants = ['solid', 'outline', 'quiet'] as const;
const sizes = ['dense', 'default', 'large'] as const;

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: '', onPress: fn() },
  argTypes: {
    tone: { control: 'select', options: tones },
    variant: { control: 'select', options: variants },
    size: { control: 'select', options: sizes },
  },
  parameters: {
    docs: {
      description: {
        component: `
Starts an action: save, subscribe, delete. **Use one \`accent\` button per view**, for its main action.

| Instead | When |
|---|---|
| \`Link\`, \`ButtonLink\` | it leads to another page |
| \`IconButton\` | there is no room for a label and everyone knows the icon |
| \`ToggleChips\` | it is one choice among several |

| Key | Does |
|---|---|
| Enter, Space | presses |
| Tab | focuses it, also while it is pending: a pending button keeps the focus and ignores presses |

It is a native \`<button>\`, light enough for long lists. Inside a React Aria trigger or toast it renders React Aria's button with the same style.`,
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { tone: 'primary' },
  render: ({ children, ...args }, { globals }) => (
    <Button {...args}>{children || localize(globals, { ar: 'اشترك الآن', en: 'Subscribe' })}</Button>
  ),
};

export const Waiting: Story = {
  render: (_args, { globals }) => (
    <Button tone="primary" isPending pendingLabel={localize(globals, { ar: 'جارٍ الحفظ', en: 'Saving' })}>
      {localize(globals, { ar: 'حفظ', en: 'Save' })}
    </Button>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const translate = (ar: string, en: string) => localize(globals, { ar, en });
    return (
      <Stack gap="s7">
        {variants.map((variant) => (
          <VariantRow key={variant} name={variant}>
            {tones.map((tone) => (
              <Button key={tone} tone={tone} variant={variant}>
                {translate('تصفّح الدورات', 'Browse courses')}
              </Button>
            ))}
          </VariantRow>
        ))}
        <VariantRow name="size">
          {sizes.map((size) => (
            <Button key={size} tone="primary" size={size}>
              {translate('حفظ', 'Save')}
            </Button>
          ))}
        </VariantRow>
        <VariantRow name="icon, endIcon">
          <Button tone="primary" icon="plus">
            {translate('إضافة دورة', 'Add course')}
          </Button>
          <Button variant="outline" endIcon="arrow-forward">
            {translate('متابعة', 'Continue')}
          </Button>
          <Button tone="danger" variant="quiet" icon="trash">
            {translate('حذف', 'Delete')}
          </Button>
        </VariantRow>
        <VariantRow name="isDisabled">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} tone="primary" isDisabled>
              {translate('إرسال الإجابات', 'Submit')}
            </Button>
          ))}
        </VariantRow>
        <VariantRow name="isPending">
          {tones.map((tone) => (
            <Button key={tone} tone={tone} isPending pendingLabel={translate('جارٍ الإرسال', 'Sending')}>
              {translate('إرسال', 'Send')}
            </Button>
          ))}
        </VariantRow>
        <Inline>
          <Button fullWidth tone="accent" size="large">
            {translate('اشترك الآن', 'Subscribe')}
          </Button>
          <Button variant="outline">{texts.long}</Button>
          <Button variant="outline" icon="download">
            <Bidi>{texts.mixed}</Bidi>
          </Button>
        </Inline>
      </Stack>
    );
  },
};
