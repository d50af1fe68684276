import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { localize } from '../../stories/localize.ts';
import { DonutChart } from './DonutChart.tsx';
import {
  createAnswerData,
  createAnswerProps,
  createRoleData,
  createRoleProps,
  donutLabels,
  type DonutLabels,
  longNameData,
} from './DonutChart.fixtures.ts';

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  args: { ...createRoleProps(donutLabels.ar), data: createRoleData(donutLabels.ar) },
  argTypes: { data: { control: false } },
  render: (_args, { globals }) => {
    const labels = localize(globals, donutLabels);
    return <DonutChart {...createRoleProps(labels)} data={createRoleData(labels)} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
The parts of a whole. The arcs are computed by \`d3-shape\`; keyboard, direction, patterns and the table are our own. The look of a part
is its place in \`data\`: colors, patterns and order are those of the series of a \`Chart\`.`,
      },
    },
  },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function AllDonuts({ labels }: { labels: DonutLabels }) {
  const answers = createAnswerProps(labels);
  const subjects = {
    ...createRoleProps(labels),
    title: labels.subjects,
    summary: '',
    labelHeader: labels.subject,
    valueHeader: labels.subscribers,
  };
  return (
    <Grid minColumnWidth="lg" stretch>
      <Card>
        <DonutChart {...createRoleProps(labels)} data={createRoleData(labels)} />
      </Card>
      <Card>
        <DonutChart {...answers} data={createAnswerData(labels, [6, 3, 1])} />
      </Card>
      <Card>
        <DonutChart {...subjects} data={longNameData} />
      </Card>
      <Card>
        <DonutChart {...answers} summary="" data={createAnswerData(labels, [10, 0, 0])} />
      </Card>
      <Card>
        <DonutChart {...answers} summary="" data={createAnswerData(labels, [0, 0, 0])} />
      </Card>
      <Card>
        <DonutChart {...answers} data={undefined} />
      </Card>
      <Card>
        <DonutChart {...answers} data={[]} empty={<EmptyState title={labels.noAnswers} />} />
      </Card>
    </Grid>
  );
}

/** Three parts, as a table, long names, one part, all 0, loading, empty. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => <AllDonuts labels={localize(globals, donutLabels)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, donutLabels);
    const [first] = canvas.getAllByRole('figure', { name: labels.answers });
    await userEvent.click(within(first!).getByRole('button', { name: labels.table }));
  },
};
