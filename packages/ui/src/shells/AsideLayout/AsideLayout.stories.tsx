import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { localize } from '../../stories/localize.ts';
import { withHeaderOffset } from '../../stories/withHeaderOffset.tsx';
import { AsideLayout } from './AsideLayout.tsx';

const textsByLanguage = {
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
  args: { header: null, aside: null, asideLabel: '', children: null },
  decorators: [withHeaderOffset],
  parameters: {
    docs: {
      description: {
        component: `
A page about one thing, such as a course and its price. From 1024 px the aside stays in view while the rest scrolls; below that everything is one column,
header first, and \`bottomBar\` keeps the main action at the bottom of the window. For two children side by side use \`Columns\`.

**Keyboard and screen reader:** the aside is a landmark with a name; the bar comes last in the document.`,
      },
    },
  },
} satisfies Meta<typeof AsideLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (globals: Record<string, unknown>) => {
  const { head, aside, label, body } = localize(globals, textsByLanguage);
  return {
    header: <SampleBlock>{head}</SampleBlock>,
    aside: <SampleBlock>{aside}</SampleBlock>,
    asideLabel: label,
    children: <SampleBlock>{body}</SampleBlock>,
  };
};

export const Playground: Story = { render: (_args, { globals }) => <AsideLayout {...parts(globals)} /> };

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <AsideLayout {...parts(globals)} bottomBar={<SampleBlock>{localize(globals, textsByLanguage).bar}</SampleBlock>} />
  ),
};
