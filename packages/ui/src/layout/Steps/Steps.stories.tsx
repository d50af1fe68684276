import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from '../../stories/Block.tsx';
import { pick } from '../../stories/text.ts';
import { Steps } from './Steps.tsx';

const words = {
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
What to do, one thing after the other, along a rail at the inline start. The numbers follow the reader's digits and are hidden from assistive tools, because the
list numbers itself. Facts without an order are a \`Stack\`.`,
      },
    },
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = (globals: Record<string, unknown>) => {
  const { steps, more } = pick(globals, words);
  return steps.map((text, at) => ({ id: text, text, more: at === 0 ? <Block>{more}</Block> : undefined }));
};

export const Playground: Story = { render: (_args, { globals }) => <Steps items={items(globals)} /> };

export const Sheet: Story = { tags: ['sheet'], render: (_args, { globals }) => <Steps items={items(globals)} /> };
