import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { StatCard } from './StatCard.tsx';

const words = {
  ar: {
    subscribers: 'المشتركون',
    week: '12 هذا الأسبوع',
    income: 'دخل الشهر',
    quizzes: 'متوسط الدرجات',
    of: 'من 10',
    failed: 'محاولات دخول فاشلة',
    courses: 'الدورات',
  },
  en: {
    subscribers: 'Subscribers',
    week: '12 this week',
    income: 'Income of the month',
    quizzes: 'Average mark',
    of: 'out of 10',
    failed: 'Failed sign-ins',
    courses: 'Courses',
  },
};

const meta = {
  title: 'Data/StatCard',
  component: StatCard,
  args: { label: '', value: '1,250', icon: 'users', tone: 'primary' },
  argTypes: { tone: { control: 'select', options: ['primary', 'accent', 'success', 'danger'] } },
  render: (args, { globals }) => {
    const say = pick(globals, words);
    return <StatCard {...args} label={args.label || say.subscribers} detail={args.detail ?? say.week} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
One number that matters, with what puts it in proportion. Two to four of them stand in a \`Grid\` at the head of a dashboard; more of them are a table. What changes over time is a
\`Chart\`. With \`href\` the whole card leads to what was counted.

| Key | Does |
|---|---|
| Tab, Enter | reach and follow the link, where there is one |`,
      },
    },
  },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function All({ say }: { say: (typeof words)['ar'] }) {
  const format = useFormat();
  return (
    <Grid minColumnWidth="sm">
      <StatCard label={say.subscribers} value={format.number(1250)} detail={say.week} icon="users" href="#users" />
      <StatCard label={say.income} value={format.price(48_250)} icon="wallet" tone="accent" />
      <StatCard label={say.quizzes} value={format.number(7.4)} detail={say.of} icon="award" tone="success" />
      <StatCard label={say.failed} value={format.number(3)} icon="circle-alert" tone="danger" />
      <StatCard label={say.courses} value={undefined} icon="book-open" />
      <StatCard label={texts.long} value={format.number(1_234_567_890)} detail={<Bidi>{texts.contact}</Bidi>} />
    </Grid>
  );
}

/** Every tone, with and without link, icon and detail; waiting; long. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => <All say={pick(globals, words)} />,
};
