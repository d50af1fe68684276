import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { pick } from '../../stories/text.ts';
import { DataTable } from './DataTable.tsx';
import { resultColumns, results, tableWords } from './tableFixtures.tsx';

const many = Array.from({ length: 40 }, (_, at) => ({ ...results[at % results.length]!, id: at }));

const meta = {
  title: 'Data/DataTable/Spec',
  tags: ['!autodocs', 'spec'],
  component: DataTable<(typeof results)[number]>,
  args: { caption: '', columns: [], rows: many, rowKey: ({ id }) => id, empty: null },
  render: ({ rows }, { globals }) => {
    const words = pick(globals, tableWords);
    return (
      <DataTable
        caption={words.caption}
        columns={resultColumns(words)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.empty} />}
      />
    );
  },
} satisfies Meta<typeof DataTable<(typeof results)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RegionIsNamedAndScrollsByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const region = canvas.getByRole('region', { name: pick(globals, tableWords).caption });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.clientHeight).toBeLessThanOrEqual(600);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

export const RowActionsCarryTheNameOfTheirRow: Story = {
  args: { rows: results },
  play: async ({ canvas, globals }) => {
    const words = pick(globals, tableWords);
    await expect(canvas.getByRole('rowheader', { name: /HTML5/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.review(results[1]!.quiz) })).toBeVisible();
  },
};

export const SaysThatThereIsNothing: Story = {
  args: { rows: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(pick(globals, tableWords).empty)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
