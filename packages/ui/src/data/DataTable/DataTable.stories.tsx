import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { pick } from '../../stories/text.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { LiveUsers } from './LiveUsers.fixtures.tsx';
import { ManyColumns } from './ManyColumns.fixtures.tsx';
import { resultColumns, results, tableWords } from './DataTable.fixtures.tsx';
import { people, type Person, userColumns, type UserWords, userWords } from './User.fixtures.tsx';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<(typeof results)[number]>,
  args: { caption: '', columns: [], rows: results, rowKey: ({ id }) => id, empty: null },
  parameters: {
    controls: { include: ['isStale', 'isLoadingMore', 'expectedRows'] },
    docs: {
      description: {
        component: `
Rows to compare: results, courses, users. A native table inside a named region of at most 600 px that scrolls, under a head that stays; the name of the row stays
as well, and where there is room its actions. With less than 600 px of width each row becomes a card with the same values.

| Instead | When |
|---|---|
| \`CourseGrid\` | there are pictures and prices to choose from |
| \`KeyValue\` | there is one thing and its facts |
| a list | there is one fact for each thing |

**It fetches, sorts and filters nothing.** Give it \`rows\` (missing while the first answer is on its way), \`sort\` with \`onSortChange\`, \`selection\`, \`onReachEnd\`. Rows
that are loaded again stay where they are (\`isStale\`). Above a hundred rows only those in sight are drawn; keep \`columns\`, \`rowActions\`, \`rowKey\` and \`rowName\` the same between
renders, and scrolling renders nothing else.

**Many columns:** with \`density="compact"\` ten of them stand beside a side menu in a window of 1280 px: less room between them, heads and dates on two lines, \`lines\` for what may be
long. Let the user hide columns by giving fewer \`columns\`, chosen in a \`Menu\`.

**What goes first:** \`from\` says how much room the table must have before a column is worth its place: 600, 840, 1080 px. A card shows every value.

| Key | Does |
|---|---|
| Tab | reaches the region, then heads that sort, boxes and actions of the rows |
| ↑ ↓ ← →, Page Up, Page Down | scroll the region |
| Enter, Space | on a head: sorts, once more: the other way |
| Space | on a box: chooses the row |

When the row that has the focus goes, its neighbour gets it.`,
      },
    },
  },
} satisfies Meta<typeof DataTable<(typeof results)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

const shared = (globals: Record<string, unknown>) => {
  const words = pick(globals, tableWords);
  return {
    caption: words.caption,
    columns: resultColumns(words),
    rowKey: ({ id }: { id: number }) => id,
    empty: <EmptyState title={words.empty} />,
  };
};

export const Playground: Story = {
  render: ({ isStale, isLoadingMore, expectedRows }, { globals }) => (
    <DataTable
      {...shared(globals)}
      rows={results}
      {...(isStale !== undefined && { isStale })}
      {...(isLoadingMore !== undefined && { isLoadingMore })}
      {...(expectedRows !== undefined && { expectedRows })}
    />
  ),
};

/** Sorting, choosing, actions. */
export const Users: Story = {
  render: (_args, { globals }) => <LiveUsers say={pick(globals, userWords)} count={30} hasSelection asks />,
};

/** A thousand rows, of which some twenty are drawn, fetched two hundred at a time. */
export const ManyRows: Story = {
  render: (_args, { globals }) => <LiveUsers say={pick(globals, userWords)} count={1000} batch={200} hasSelection />,
};

function UserTable({ say, ...props }: { say: UserWords } & Partial<DataTableProps<Person>>) {
  const format = useFormat();
  return (
    <DataTable
      caption={say.loading}
      columns={userColumns(say, format)}
      rows={people(2)}
      rowKey={({ id }) => id}
      empty={null}
      {...(props as object)}
    />
  );
}

/** At rest, chosen, on its way, stale, sorted, more on its way, more failed, empty, failed; plain. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const words = pick(globals, tableWords);
    const say = pick(globals, userWords);
    const table = shared(globals);
    const retry = { retryLabel: say.retry, isRetrying: false, retryingLabel: say.retrying, onRetry: () => {} };
    return (
      <Stack gap="s8">
        <LiveUsers say={say} count={7} hasSelection selectedCount={2} />
        <DataTable {...table} rows={results} />
        <DataTable {...table} caption={words.loadingCaption} rows={undefined} expectedRows={3} />
        <UserTable
          say={{ ...say, loading: say.sorted }}
          sort={{ column: 'courses', direction: 'ascending' }}
          onSortChange={() => {}}
        />
        <UserTable say={say} isLoadingMore />
        <UserTable
          say={{ ...say, loading: say.part }}
          moreError={
            <Inline justify="center" gap="s4">
              <Text>{say.failedMore}</Text>
              <Button variant="outline" icon="refresh">
                {say.retry}
              </Button>
            </Inline>
          }
        />
        <DataTable {...table} rows={[]} />
        <DataTable {...table} rows={undefined} error={<ErrorState title={words.failed} {...retry} />} />
      </Stack>
    );
  },
};

/** The same as on a phone, whatever the window. */
export const Cards: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <div style={{ maxInlineSize: '328px' }}>
      <LiveUsers say={pick(globals, userWords)} count={4} hasSelection selectedCount={1} />
    </div>
  ),
};

/** Ten columns in the room that a side menu leaves of 1280 px. */
export const Compact: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <div style={{ inlineSize: '935px' }}>
      <ManyColumns say={pick(globals, userWords)} />
    </div>
  ),
};

/** Between a card and a whole table: columns give way, the name stays. */
export const Narrow: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <div style={{ maxInlineSize: '640px' }}>
      <LiveUsers say={pick(globals, userWords)} count={5} hasSelection />
    </div>
  ),
};
