import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { pick } from '../../stories/text.ts';
import { DataTable } from './DataTable.tsx';
import { resultColumns, results, tableWords } from './tableFixtures.tsx';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<(typeof results)[number]>,
  args: { caption: '', columns: [], rows: results, rowKey: ({ id }) => id, empty: null },
  parameters: {
    docs: {
      description: {
        component: `
Rows to compare: results, courses, users. A native table inside a named region of at most 600 px that scrolls, under a head that stays. On a phone each row becomes a
card with the same values. Pictures and prices to choose from are a \`CourseGrid\`.

**Keyboard:** Tab reaches the region, arrow keys scroll it, Tab goes on to the actions of the rows.`,
      },
    },
  },
} satisfies Meta<typeof DataTable<(typeof results)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

const shared = (globals: Record<string, unknown>) => {
  const words = pick(globals, tableWords);
  return { caption: words.caption, columns: resultColumns(words), rowKey: ({ id }: { id: number }) => id, empty: <EmptyState title={words.empty} /> };
};

export const Playground: Story = { render: (_args, { globals }) => <DataTable {...shared(globals)} rows={results} /> };

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const words = pick(globals, tableWords);
    const table = shared(globals);
    return (
      <Stack gap="s8">
        <DataTable {...table} rows={results} />
        <DataTable {...table} caption={words.loadingCaption} rows={undefined} expectedRows={3} />
        <DataTable {...table} rows={[]} />
        <DataTable
          {...table}
          rows={undefined}
          error={<ErrorState title={words.failed} retryLabel={words.retry} isRetrying={false} retryingLabel={words.retry} onRetry={() => {}} />}
        />
      </Stack>
    );
  },
};
