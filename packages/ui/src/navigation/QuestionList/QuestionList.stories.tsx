import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../layout/Text/Text.tsx';
import { localize } from '../../stories/localize.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { QuestionList } from './QuestionList.tsx';

const textsByLanguage = {
  ar: [
    ['كيف أشترك في دورة؟', 'اضغط «اشترك الآن» في صفحة الدورة، ثم اختر طريقة الدفع.'],
    ['متى تُفتح الدورة؟', 'بعد مراجعة الإيصال، وعادةً خلال يوم عمل واحد.'],
  ],
  en: [
    ['How do I subscribe?', 'Press “Subscribe” on the page of the course, then choose how to pay.'],
    ['When does the course open?', 'Once the receipt has been checked, usually within one working day.'],
  ],
};

const toItem = ([question = '', answer = '']: string[]) => ({
  id: question,
  question,
  answer: <Text>{answer}</Text>,
});

const meta = {
  title: 'Navigation/QuestionList',
  component: QuestionList,
  args: { level: 3, items: [] },
  argTypes: { items: { control: false } },
  render: ({ level }, { globals }) => (
    <QuestionList level={level} items={localize(globals, textsByLanguage).map(toItem)} />
  ),
  parameters: {
    docs: {
      description: {
        component: `
Questions that open their answers. The parts are native \`<details>\`, so they work before scripts have loaded, and find in page opens closed answers.

| Instead | When |
|---|---|
| \`Disclosure\` | one section that keeps its state, or a count beside the title |
| \`Accordion\` | sections of which only one may be open |

| Key | Does |
|---|---|
| Enter, Space | opens and closes; the focus stays |`,
      },
    },
  },
} satisfies Meta<typeof QuestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Closed questions, and a long one. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <QuestionList
      level={2}
      items={[...localize(globals, textsByLanguage), [texts.long, texts.long], [texts.mixed, texts.mixed]].map(toItem)}
    />
  ),
};
