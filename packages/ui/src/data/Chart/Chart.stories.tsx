import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { pick } from '../../stories/text.ts';
import { Chart } from './Chart.tsx';
import { chartProps, chartWords, type ChartWords, days, marks, months, year } from './Chart.fixtures.ts';

const meta = {
  title: 'Data/Chart',
  component: Chart,
  args: { ...chartProps(chartWords.ar), kind: 'bar', data: months(chartWords.ar) },
  argTypes: { kind: { control: 'inline-radio', options: ['bar', 'line'] }, data: { control: false } },
  render: ({ kind }, { globals }) => {
    const say = pick(globals, chartWords);
    return <Chart {...chartProps(say)} kind={kind} data={months(say)} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
Values to look at rather than read: how a number changes, how a few things compare. One row of values, 0 or more. \`summary\` says in words what the picture shows, and the same values stand
in a table behind a button.

| Instead | When |
|---|---|
| \`StatCard\` | it is one number |
| \`DataTable\` | the exact values matter, or there are several of each thing |
| \`ProgressBar\` | it is a part of a whole |

| Key | Does |
|---|---|
| Tab | reaches the value that was read last |
| the arrow toward the line's end, and back | the next value, the one before: ← is next in Arabic |
| Home, End | the first value, the last |

**Right to left** · Time starts where reading starts. Columns are boxes in a row, so they follow by themselves; the one drawn path is turned by \`inlineSign\`. No library is used: those that
exist measure from the left (a "reversed" axis leaves tips, keys and animations behind) and none brings the table.`,
      },
    },
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function All({ say }: { say: ChartWords }) {
  const format = useFormat();
  const subscribers = chartProps(say);
  const quizzes = {
    ...subscribers,
    title: say.marks,
    summary: say.marksSummary,
    labelHeader: say.quizHeader,
    valueHeader: say.mark,
    valueText: (value: number) => format.number(value),
  };
  const daily = { ...subscribers, title: say.daily, summary: say.dailySummary, labelHeader: say.dayHeader };
  const yearly = { ...subscribers, title: say.yearly, summary: say.yearlySummary };
  return (
    <Stack gap="s7">
      <Card>
        <Chart {...subscribers} kind="bar" data={months(say)} />
      </Card>
      <Card>
        <Chart {...daily} kind="line" data={days(say)} />
      </Card>
      <Grid minColumnWidth="lg">
        <Card>
          <Chart {...quizzes} kind="bar" data={marks(say)} />
        </Card>
        <Card>
          <Chart {...yearly} kind="line" data={year(say)} />
        </Card>
        <Card>
          <Chart {...quizzes} kind="bar" data={undefined} />
        </Card>
        <Card>
          <Chart {...quizzes} kind="bar" data={[]} empty={<EmptyState title={say.empty} />} />
        </Card>
      </Grid>
    </Stack>
  );
}

/** Bars and lines, few values and many, as a table, waiting, empty. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => <All say={pick(globals, chartWords)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, chartWords);
    const chart = canvas.getByRole('figure', { name: say.yearly });
    await userEvent.click(within(chart).getByRole('button', { name: say.table }));
  },
};
