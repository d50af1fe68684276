import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { localize } from '../../stories/localize.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { StatefulUserTable } from './StatefulUserTable.fixtures.tsx';
import { ManyColumnsTable } from './ManyColumnsTable.fixtures.tsx';
import { createResultColumns, sampleResults, tableLabels } from './DataTable.fixtures.tsx';
import { createPeople, type Person, createUserColumns, type UserLabels, userLabels } from './User.fixtures.tsx';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<(typeof sampleResults)[number]>,
  args: { caption: '', columns: [], rows: sampleResults, rowKey: ({ id }) => id, empty: null },
  parameters: {
    controls: { include: ['isStale', 'isLoadingMore', 'expectedRowCount'] },
    docs: {
      description: {
        component: `
Compares rows: results, courses, users. A native table in a named scroll region of at most 600 px, with a sticky header. The name column is sticky
too, and so are the actions if there is room. In containers below 600 px each row becomes a card with the same values.

| Instead | When |
|---|---|
| \`CourseGrid\` | there are pictures and prices to choose from |
| \`KeyValue\` | there is one thing and its facts |
| a list | there is one fact for each thing |

**It does not fetch, sort or filter.** Pass \`rows\` (undefined while they load), \`sort\` with \`onSortChange\`, \`selection\`, \`onReachEnd\`. While rows
are refetched the old ones stay (\`isStale\`). Above a hundred rows the table is virtualized: keep \`columns\`, \`rowActions\`, \`rowKey\` and \`rowName\`
stable between renders, so that scrolling renders only new rows.

**Many columns:** with \`density="compact"\` ten columns fit beside a side menu in a window of 1280 px: less padding, headers and dates on two lines,
\`lines\` for long texts. To let the user hide columns, pass fewer \`columns\`, selected in a \`Menu\`.

**Narrow tables:** \`hideBelow\` hides a column if the table is narrower than 840 px (\`large\`) or 1080 px (\`wide\`). A card shows all values.

**Optional features** are hooks with their own entries, so that other tables do not load them: \`useColumnResize\`, \`usePinnedColumns\` and
\`useExpandableRows\`. They change the \`columns\`, and can be combined.

| Key | Does |
|---|---|
| Tab | focuses the region, then sort buttons, checkboxes and row actions |
| ↑ ↓ ← →, Page Up, Page Down | scroll the region |
| Enter, Space | on a sort button: sorts; again: reverses the order |
| Space | on a checkbox: selects the row |

When the focused row is removed, the next row gets the focus.`,
      },
    },
  },
} satisfies Meta<typeof DataTable<(typeof sampleResults)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

const createSharedProps = (globals: Record<string, unknown>) => {
  const resultTexts = localize(globals, tableLabels);
  return {
    caption: resultTexts.caption,
    columns: createResultColumns(resultTexts),
    rowKey: ({ id }: { id: number }) => id,
    empty: <EmptyState title={resultTexts.empty} />,
  };
};

export const Playground: Story = {
  render: ({ isStale, isLoadingMore, expectedRowCount }, { globals }) => (
    <DataTable
      {...createSharedProps(globals)}
      rows={sampleResults}
      {...(isStale !== undefined && { isStale })}
      {...(isLoadingMore !== undefined && { isLoadingMore })}
      {...(expectedRowCount !== undefined && { expectedRowCount })}
    />
  ),
};

/** Sorting, selection, actions. */
export const Users: Story = {
  render: (_args, { globals }) => (
    <StatefulUserTable labels={localize(globals, userLabels)} count={30} hasSelection asksBeforeDeleting />
  ),
};

/** A thousand virtualized rows, loaded two hundred at a time. */
export const ManyRows: Story = {
  render: (_args, { globals }) => (
    <StatefulUserTable labels={localize(globals, userLabels)} count={1000} batchSize={200} hasSelection />
  ),
};

function UserTable({ labels, ...props }: { labels: UserLabels } & Partial<DataTableProps<Person>>) {
  const format = useFormat();
  return (
    <DataTable
      caption={labels.loading}
      columns={createUserColumns(labels, format)}
      rows={createPeople(2)}
      rowKey={({ id }) => id}
      empty={null}
      {...(props as object)}
    />
  );
}

/** Selected, plain, loading, sorted, loading more, load more failed, empty, failed. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const resultTexts = localize(globals, tableLabels);
    const labels = localize(globals, userLabels);
    const table = createSharedProps(globals);
    const retry = { retryLabel: labels.retry, isRetrying: false, retryingLabel: labels.retrying, onRetry: () => {} };
    return (
      <Stack gap="s8">
        <StatefulUserTable labels={labels} count={7} hasSelection selectedCount={2} />
        <DataTable {...table} rows={sampleResults} />
        <DataTable {...table} caption={resultTexts.loadingCaption} rows={undefined} expectedRowCount={3} />
        <UserTable
          labels={{ ...labels, loading: labels.sorted }}
          sort={{ column: 'courses', direction: 'ascending' }}
          onSortChange={() => {}}
        />
        <UserTable labels={labels} isLoadingMore />
        <UserTable
          labels={{ ...labels, loading: labels.part }}
          loadMoreError={
            <Inline justify="center" gap="s4">
              <Text>{labels.failedMore}</Text>
              <Button variant="outline" icon="refresh">
                {labels.retry}
              </Button>
            </Inline>
          }
        />
        <DataTable {...table} rows={[]} />
        <DataTable {...table} rows={undefined} error={<ErrorState title={resultTexts.failed} {...retry} />} />
      </Stack>
    );
  },
};

/** As on a phone, in any window. */
export const Cards: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <div style={{ maxInlineSize: '328px' }}>
      <StatefulUserTable labels={localize(globals, userLabels)} count={4} hasSelection selectedCount={1} />
    </div>
  ),
};

/** Ten columns beside a side menu in a window of 1280 px. */
export const Compact: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ inlineSize: '935px' }}>
        <ManyColumnsTable labels={localize(globals, userLabels)} />
      </div>
    </div>
  ),
};

/** A narrow table: some columns are hidden, the name is sticky. */
export const Narrow: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <div style={{ maxInlineSize: '640px' }}>
      <StatefulUserTable labels={localize(globals, userLabels)} count={5} hasSelection />
    </div>
  ),
};
