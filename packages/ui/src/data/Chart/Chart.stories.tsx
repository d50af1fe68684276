import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { Chart } from './Chart.tsx';
import {
  createSubscriberChartProps,
  chartLabels,
  type ChartLabels,
  createDailyData,
  createQuizData,
  createMonthlyData,
  createYearlyData,
} from './Chart.fixtures.ts';

const meta = {
  title: 'Data/Chart',
  component: Chart,
  args: { ...createSubscriberChartProps(chartLabels.ar), kind: 'bar', data: createMonthlyData(chartLabels.ar) },
  argTypes: { kind: { control: 'inline-radio', options: ['bar', 'line'] }, data: { control: false } },
  render: ({ kind }, { globals }) => {
    const labels = localize(globals, chartLabels);
    return <Chart {...createSubscriberChartProps(labels)} kind={kind} data={createMonthlyData(labels)} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
Shows how a number changes, or compares a few values. One series of values, 0 or more. \`summary\` describes the chart in words, and a button
shows the same values as a table.

| Instead | When |
|---|---|
| \`StatCard\` | it is one number |
| \`DataTable\` | the exact values matter, or there are several of each thing |
| \`ProgressBar\` | it is a part of a whole |

| Key | Does |
|---|---|
| Tab | focuses the value that was focused last |
| the arrow toward the inline end, and back | the next and the previous value: ← is next in Arabic |
| Home, End | the first value, the last |

**Right to left** · Time runs in the reading direction. Columns are boxes in a row and follow it by themselves; the line is mirrored with
\`inlineSign\`. No chart library is used: they position everything from the left, and none includes the table.`,
      },
    },
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function AllCharts({ labels }: { labels: ChartLabels }) {
  const format = useFormat();
  const subscribers = createSubscriberChartProps(labels);
  const quizzes = {
    ...subscribers,
    title: labels.marks,
    summary: labels.marksSummary,
    labelHeader: labels.quizHeader,
    valueHeader: labels.mark,
    formatValue: (value: number) => format.number(value),
  };
  const daily = { ...subscribers, title: labels.daily, summary: labels.dailySummary, labelHeader: labels.dayHeader };
  const yearly = { ...subscribers, title: labels.yearly, summary: labels.yearlySummary };
  return (
    <Stack gap="s7">
      <Card>
        <Chart {...subscribers} kind="bar" data={createMonthlyData(labels)} />
      </Card>
      <Card>
        <Chart {...daily} kind="line" data={createDailyData(labels)} />
      </Card>
      <Grid minColumnWidth="lg">
        <Card>
          <Chart {...quizzes} kind="bar" data={createQuizData(labels)} />
        </Card>
        <Card>
          <Chart {...yearly} kind="line" data={createYearlyData(labels)} />
        </Card>
        <Card>
          <Chart {...quizzes} kind="bar" data={undefined} />
        </Card>
        <Card>
          <Chart {...quizzes} kind="bar" data={[]} empty={<EmptyState title={labels.empty} />} />
        </Card>
      </Grid>
    </Stack>
  );
}

/** Bars and lines, few and many values, as a table, loading, empty. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => <AllCharts labels={localize(globals, chartLabels)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, chartLabels);
    const chart = canvas.getByRole('figure', { name: labels.yearly });
    await userEvent.click(within(chart).getByRole('button', { name: labels.table }));
  },
};
