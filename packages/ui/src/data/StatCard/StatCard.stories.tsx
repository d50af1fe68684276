import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { StatCard } from './StatCard.tsx';

const translations = {
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
    const labels = localize(globals, translations);
    return (
      <StatCard {...args} label={args.label || labels.subscribers} description={args.description ?? labels.week} />
    );
  },
  parameters: {
    docs: {
      description: {
        component: `
One important number with a short description. Put two to six of them in a \`StatGrid\` at the top of a dashboard; for more use a table. For
changes over time use \`Chart\`. With \`href\` the whole card is a link.

| Key | Does |
|---|---|
| Tab, Enter | focus and follow the link, if there is one |`,
      },
    },
  },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function AllStatCards({ labels }: { labels: (typeof translations)['ar'] }) {
  const format = useFormat();
  return (
    <Grid minColumnWidth="sm">
      <StatCard
        label={labels.subscribers}
        value={format.number(1250)}
        description={labels.week}
        icon="users"
        href="#users"
      />
      <StatCard label={labels.income} value={format.price(48_250)} icon="wallet" tone="accent" />
      <StatCard label={labels.quizzes} value={format.number(7.4)} description={labels.of} icon="award" tone="success" />
      <StatCard label={labels.failed} value={format.number(3)} icon="circle-alert" tone="danger" />
      <StatCard label={labels.courses} value={undefined} icon="book-open" />
      <StatCard label={texts.long} value={format.number(1_234_567_890)} description={<Bidi>{texts.contact}</Bidi>} />
    </Grid>
  );
}

/** Every tone, with and without link, icon and description; loading; long. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => <AllStatCards labels={localize(globals, translations)} />,
};
