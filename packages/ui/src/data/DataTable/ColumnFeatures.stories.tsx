import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { featureLabels } from './ColumnFeatures.fixtures.ts';
import { FeatureTable } from './FeatureTable.fixtures.tsx';
import { userLabels } from './User.fixtures.tsx';

const meta = {
  title: 'Data/DataTable/Columns and rows',
  component: FeatureTable,
  tags: ['!autodocs'],
  args: { labels: userLabels.ar, featureLabels: featureLabels.ar },
  parameters: { controls: { disable: true } },
  render: (args, { globals }) => (
    <FeatureTable {...args} labels={localize(globals, userLabels)} featureLabels={localize(globals, featureLabels)} />
  ),
} satisfies Meta<typeof FeatureTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const pinnedStart = ['email'];
const pinnedEnd = ['courses'];
const narrowName = { name: 160, email: 320 };
const firstRow = new Set([1]);

/** Resized, with an expanded row, and with pinned columns in a narrow place. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const shared = { labels: localize(globals, userLabels), featureLabels: localize(globals, featureLabels) };
    const named = (text: string) => ({
      ...shared,
      labels: { ...shared.labels, caption: (count: string) => `${shared.labels.caption(count)} ${text}` },
    });
    return (
      <Stack gap="s8">
        <FeatureTable {...named('1')} expandedKeys={firstRow} />
        <FeatureTable {...named('2')} defaultWidths={narrowName} />
        <div style={{ maxInlineSize: '900px' }}>
          <FeatureTable {...named('3')} pinnedEnd={pinnedEnd} />
        </div>
        <div style={{ maxInlineSize: '1000px' }}>
          <FeatureTable
            {...named('4')}
            pinnedStart={pinnedStart}
            defaultWidths={{ name: 200, email: 200, phone: 500 }}
          />
        </div>
      </Stack>
    );
  },
};
