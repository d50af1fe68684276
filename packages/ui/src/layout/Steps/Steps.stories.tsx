import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { Steps } from './Steps.tsx';

const textsByLanguage = {
  ar: {
    steps: [
      'حوّل المبلغ إلى رقم المحفظة.',
      'أرسل صورة إيصال التحويل عبر صفحتنا أو تطبيق المراسلة.',
      'نفعّل اشتراكك بعد مراجعة الإيصال.',
    ],
    more: 'رقم المحفظة وزر النسخ',
  },
  en: {
    steps: [
      'Pay the amount to the wallet number.',
      'Send a photo of the receipt through our page or the messaging app.',
      'We open the course once we have checked the receipt.',
    ],
    more: 'Wallet number and its copy button',
  },
};
const meta = {
  title: 'Layout/Steps',
  component: Steps,
  args: { items: [] },
  parameters: {
    docs: {
      description: {
        component: `
A numbered list of instructions, with a line that connects the numbers. The numbers use the digits that the user chose, and are hidden from screen readers, because the
list is an \`<ol>\`. For items without an order use \`Stack\`.`,
      },
    },
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

const icons = ['user-plus', 'wallet', 'play'] as const;

const items = (globals: Record<string, unknown>, hasIcons = false) => {
  const { steps, more } = localize(globals, textsByLanguage);
  return steps.map((text, at) => ({
    id: text,
    title: text,
    content: at === 0 ? <SampleBlock>{more}</SampleBlock> : undefined,
    icon: hasIcons ? icons[at] : undefined,
  }));
};

export const Playground: Story = { render: (_args, { globals }) => <Steps items={items(globals)} /> };

/** Below each other, side by side, and with icons. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack gap="s9">
      <Steps items={items(globals)} />
      <Steps items={items(globals)} layout="row" />
      <Steps items={items(globals, true)} layout="row" />
    </Stack>
  ),
};
