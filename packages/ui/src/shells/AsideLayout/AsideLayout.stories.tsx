import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from '../../stories/Block.tsx';
import { pick } from '../../stories/text.ts';
import { underHeader } from '../../stories/underHeader.tsx';
import { AsideLayout } from './AsideLayout.tsx';

const words = {
  ar: {
    head: 'عنوان الدورة',
    aside: 'السعر وزر الاشتراك',
    label: 'الاشتراك',
    body: 'الفيديوهات والاختبارات والوصف',
    bar: 'اشترك الآن',
  },
  en: {
    head: 'Course title',
    aside: 'Price and subscribe',
    label: 'Subscription',
    body: 'Videos, quizzes, description',
    bar: 'Subscribe',
  },
};
const meta = {
  title: 'Shells/AsideLayout',
  component: AsideLayout,
  args: { head: null, aside: null, asideLabel: '', children: null },
  decorators: [underHeader],
  parameters: {
    docs: {
      description: {
        component: `
A page about one thing to decide on: a course and its price. From 1024 px the aside stays in view while the rest scrolls; below that all is one column,
head first, and \`bar\` keeps the one action at the foot of the screen. Two equal things side by side are \`Columns\`.

**Keyboard and screen reader:** the aside is a landmark with a name; the bar comes last in reading order.`,
      },
    },
  },
} satisfies Meta<typeof AsideLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (globals: Record<string, unknown>) => {
  const { head, aside, label, body } = pick(globals, words);
  return {
    head: <Block>{head}</Block>,
    aside: <Block>{aside}</Block>,
    asideLabel: label,
    children: <Block>{body}</Block>,
  };
};

export const Playground: Story = { render: (_args, { globals }) => <AsideLayout {...parts(globals)} /> };

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => <AsideLayout {...parts(globals)} bar={<Block>{pick(globals, words).bar}</Block>} />,
};
