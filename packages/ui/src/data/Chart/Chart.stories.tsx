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
  createSubjectData,
  createSubjectProps,
  createUnevenData,
  longNames,
} from './Chart.fixtures.ts';

const meta = {
  title: 'Data/Chart',
  component: Chart,
  args: { ...createSubscriberChartProps(chartLabels.ar), kind: 'bar', data: createMonthlyData(chartLabels.ar) },
  argTypes: { kind: { control: 'inline-radio', options: ['bar', 'line', 'stackedBar'] }, data: { control: false } },
  render: ({ kind }, { globals }) => {
    const labels = localize(globals, chartLabels);
    return <Chart {...createSubscriberChartProps(labels)} kind={kind} data={createMonthlyData(labels)} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
Shows how a number changes, or compares a few values. One series of values, or several with \`series\`. All are 0 or more.
\`summary\` describes the chart in words, and a button shows the same values as a table.

| Instead | When |
|---|---|
| \`StatCard\` | it is one number |
| \`DataTable\` | the exact values matter |
| \`DonutChart\` | they are the parts of one whole |

| Key | Does |
|---|---|
| Tab | focuses the value that was focused last |
| the arrow toward the inline end, and back | the next and the previous value: ← is next in Arabic |
| Home, End | the first value, the last |

**Right to left** · Time runs in the reading direction. Columns are boxes in a row and follow it by themselves; the line is mirrored with
\`inlineSign\`. No chart library is used: they position everything from the left, and none includes the table.

**Several series** · Each has a color, and a pattern (bars) or dashes and a marker (lines), so that nobody needs the color. One column
with all its values is one stop of the keyboard.`,
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
      <SeriesCharts labels={labels} />
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

function SeriesCharts({ labels }: { labels: ChartLabels }) {
  return (
    <Grid minColumnWidth="lg">
      <Card>
        <Chart {...createSubjectProps(labels, 3)} kind="bar" data={createSubjectData(labels, 3)} />
      </Card>
      <Card>
        <Chart
          {...createSubjectProps(labels, 5)}
          kind="stackedBar"
          totalHeader={labels.total}
          data={createSubjectData(labels, 5)}
        />
      </Card>
      <Card>
        <Chart {...createSubjectProps(labels, 5)} kind="line" data={createSubjectData(labels, 5)} />
      </Card>
      <Card>
        <Chart {...createSubjectProps(labels, 3)} kind="line" data={createUnevenData(labels)} />
      </Card>
      <Card>
        <Chart {...createSubjectProps(labels, 3)} kind="stackedBar" data={createUnevenData(labels).slice(0, 1)} />
      </Card>
      <Card>
        <Chart
          {...createSubjectProps(labels, 4)}
          kind="bar"
          series={longNames}
          data={longNames.map((label, index) => ({ label, values: [4, 3, 2, 1].map((value) => value * index) }))}
        />
      </Card>
    </Grid>
  );
}

/** Bars, lines and stacks, one series and several, few and many values, missing ones and 0, long names, as a table, loading, empty. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => <AllCharts labels={localize(globals, chartLabels)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, chartLabels);
    const chart = canvas.getByRole('figure', { name: labels.yearly });
    await userEvent.click(within(chart).getByRole('button', { name: labels.table }));
  },
};
