import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { createFormat } from '../../intl/format.ts';
import { UiProvider } from '../../intl/UiProvider.tsx';
import { localize } from '../../stories/localize.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { StatefulUserTable } from './StatefulUserTable.fixtures.tsx';
import { ManyColumnsTable } from './ManyColumnsTable.fixtures.tsx';
import { createResultColumns, sampleResults, tableLabels } from './DataTable.fixtures.tsx';
import { createPeople, createUserColumns, type Person, userLabels } from './User.fixtures.tsx';
import type { DataTableColumn } from './table.ts';

const manyResults = Array.from({ length: 40 }, (_, index) => ({
  ...sampleResults[index % sampleResults.length]!,
  id: index,
}));
const onReachEnd = fn();

const meta = {
  title: 'Data/DataTable/Spec',
  tags: ['!autodocs', 'spec'],
  component: DataTable<(typeof sampleResults)[number]>,
  args: { caption: '', columns: [], rows: manyResults, rowKey: ({ id }) => id, empty: null },
  beforeEach: () => {
    onReachEnd.mockClear();
  },
  render: ({ rows, isStale = false, isLoadingMore = false }, { globals }) => {
    const resultTexts = localize(globals, tableLabels);
    return (
      <DataTable
        caption={resultTexts.caption}
        columns={createResultColumns(resultTexts)}
        rows={rows}
        rowKey={({ id }) => id}
        isStale={isStale}
        isLoadingMore={isLoadingMore}
        empty={<EmptyState title={resultTexts.empty} />}
      />
    );
  },
} satisfies Meta<typeof DataTable<(typeof sampleResults)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

type Globals = Record<string, unknown>;
const phoneWidth = { maxInlineSize: '328px' };
const renderUserTable =
  (props: Omit<Parameters<typeof StatefulUserTable>[0], 'labels'>) =>
  (_args: unknown, { globals }: { globals: Globals }) => (
    <StatefulUserTable {...props} labels={localize(globals, userLabels)} />
  );
type FewUsersProps = Pick<DataTableProps<unknown>, 'total' | 'onReachEnd' | 'loadMoreError'> & {
  labels: (typeof userLabels)['ar'];
  rows?: ReturnType<typeof createPeople>;
};
const FewUsers = ({ labels, rows = createPeople(3), ...rest }: FewUsersProps) => (
  <DataTable
    {...rest}
    caption={labels.loading}
    columns={createUserColumns(labels, createFormat('en-US'))}
    rows={rows}
    rowKey={({ id }) => id}
    empty={null}
  />
);
const manyPeople = createPeople(150);
/** A button reduces the rows to thirty. */
function FilteredUsers({ labels }: { labels: (typeof userLabels)['ar'] }) {
  const [rows, setRows] = useState(manyPeople);
  return (
    <>
      <Button onPress={() => setRows(manyPeople.slice(0, 30))}>{labels.clear}</Button>
      <FewUsers labels={labels} rows={rows} />
    </>
  );
}
const [first, second, third] = createPeople(7) as [
  ReturnType<typeof createPeople>[number],
  ReturnType<typeof createPeople>[number],
  ReturnType<typeof createPeople>[number],
];
/** The names of the rows, without the column headers. */
const getRowNames = (root: HTMLElement) => [...root.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

export const RegionIsNamedAndScrollsByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const region = canvas.getByRole('region', { name: localize(globals, tableLabels).caption });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.clientHeight).toBeLessThanOrEqual(600);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

export const RowActionsIncludeTheRowName: Story = {
  args: { rows: sampleResults },
  play: async ({ canvas, globals }) => {
    const resultTexts = localize(globals, tableLabels);
    await expect(canvas.getByRole('rowheader', { name: /HTML5/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: resultTexts.review(sampleResults[1]!.quiz) })).toBeVisible();
  },
};

export const ShowsTheEmptyState: Story = {
  args: { rows: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(localize(globals, tableLabels).empty)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const SkeletonRowsAreHiddenFromScreenReaders: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    // Only the header row is exposed.
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const StaleRowsStayWhileRefetching: Story = {
  args: { rows: sampleResults, isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(sampleResults.length + 1);
  },
};

export const HeaderAndNameColumnAreSticky: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '640px' }}>{renderUserTable({ count: 30, hasSelection: true })(args, context)}</div>
  ),
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('region');
    const head = canvas.getByRole('columnheader', { name: localize(globals, userLabels).name });
    region.scrollTop = 400;
    region.scrollLeft = localize(globals, { ar: -90, en: 90 });
    await waitFor(() => expect(region).toHaveAttribute('data-more', expect.stringContaining('inline-start')));
    const [frame, box] = [region.getBoundingClientRect(), head.getBoundingClientRect()];
    await expect(Math.round(box.top - frame.top)).toBe(0);
    const name = canvas.getAllByRole('rowheader')[0]!.getBoundingClientRect();
    // The checkbox column takes 56 px before it.
    const passed = localize(globals, { ar: frame.right - name.right, en: name.left - frame.left });
    await expect(Math.round(passed)).toBeGreaterThanOrEqual(56);
    await expect(Math.round(passed)).toBeLessThan(80);
    // Content fades beside the border of the sticky column, not over it.
    const stays = canvas.getAllByRole('rowheader')[0]!;
    const fade = getComputedStyle(stays, '::before');
    await expect(fade.content).toBe('""');
    await expect(Number.parseFloat(fade.insetInlineStart)).toBe(stays.clientWidth + 1);
    await expect(getComputedStyle(stays).borderInlineEndWidth).toBe('1px');
  },
};

export const SortsByColumnHeader: Story = {
  render: renderUserTable({ count: 5 }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    const head = canvas.getByRole('columnheader', { name: labels.courses });
    const button = within(head).getByRole('button', { name: labels.courses });
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(within(canvas.getByRole('columnheader', { name: labels.email })).queryByRole('button')).toBeNull();
    await userEvent.click(button);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(getRowNames(canvasElement)[0]).toBe(first.name);
    await expect(canvas.getByText(new RegExp(`${labels.courses}.*${labels.ascending}`))).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(getRowNames(canvasElement)[4]).toBe(first.name);
    await expect(canvas.getByText(new RegExp(`${labels.courses}.*${labels.descending}`))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: labels.name }));
    await expect(head).not.toHaveAttribute('aria-sort');
  },
};

/** Shift selects a range: by mouse and with Space, in both directions. */
export const RangeSelected: Story = {
  render: renderUserTable({ count: 8, hasSelection: true }),
  play: async ({ canvas, userEvent }) => {
    const boxes = (await canvas.findAllByRole<HTMLInputElement>('checkbox')).slice(1);
    const getChecked = () => boxes.flatMap(({ checked }, index) => (checked ? [index] : []));
    const click = async (index: number, shift = false) => {
      if (shift) await userEvent.keyboard('{Shift>}');
      await userEvent.click(boxes[index]!);
      if (shift) await userEvent.keyboard('{/Shift}');
    };
    await click(5);
    await click(2, true);
    await expect(getChecked()).toEqual([2, 3, 4, 5]);
    await click(4, true);
    await expect(getChecked()).toEqual([5]);
    await click(0);
    boxes[3]!.focus();
    await userEvent.keyboard('{Shift>}[Space]{/Shift}');
    await expect(getChecked()).toEqual([0, 1, 2, 3, 5]);
  },
};

/** The verb is in the language of the page, the row name in its own: a single string would be read in one language. */
export const ActionNamesIncludeTheRowHeader: Story = {
  render: renderUserTable({ count: 5 }),
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, userLabels);
    for (const heading of canvas.getAllByRole('rowheader')) {
      const edit = within(heading.closest('tr')!).getByRole('link', { name: `${labels.edit} ${heading.textContent}` });
      await expect(edit.getAttribute('aria-labelledby')?.split(' ')).toEqual([edit.id, heading.id]);
      await expect(edit).not.toHaveAttribute('aria-label');
      const menu = within(heading.closest('tr')!).getByRole('button', { name: labels.more(heading.textContent) });
      await expect(menu.getAttribute('aria-labelledby')).toContain(heading.id);
    }
  },
};

/** The checkbox of a row is named the same way. */
export const CheckboxNamesIncludeTheRowHeader: Story = {
  render: renderUserTable({ count: 5, hasSelection: true }),
  play: async ({ canvas, globals }) => {
    const { select } = localize(globals, userLabels);
    for (const heading of canvas.getAllByRole('rowheader')) {
      const box = within(heading.closest('tr')!).getByRole('checkbox', { name: `${select} ${heading.textContent}` });
      await expect(box.getAttribute('aria-labelledby')?.split(' ')).toEqual([box.id, heading.id]);
      await expect(box).toHaveAttribute('aria-label', select);
    }
  },
};

export const EveryTargetIs44PixelsHigh: Story = {
  render: renderUserTable({ count: 5, hasSelection: true }),
  play: async ({ canvas }) => {
    const targets = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')];
    for (const target of targets) await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // The rows and the header are not taller for that.
    await expect(canvas.getAllByRole('rowheader')[0]!.getBoundingClientRect().height).toBeLessThanOrEqual(61);
    await expect(canvas.getAllByRole('columnheader')[0]!.getBoundingClientRect().height).toBeLessThanOrEqual(49);
  },
};

export const SelectsRowsAndAnnouncesTheCount: Story = {
  render: renderUserTable({ count: 4, hasSelection: true }),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    const all = canvas.getByRole('checkbox', { name: labels.all });
    const status = canvas.getAllByRole('status').at(-1)!;
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button', { name: labels.clear })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: `${labels.select} ${second.name}` }));
    await expect(status).toHaveTextContent(labels.selected(1));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(status).toHaveTextContent(labels.selected(4));
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: labels.clear }));
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.getByRole('checkbox', { name: `${labels.select} ${second.name}` })).not.toBeChecked();
    // The button is removed; the focus moves to the region.
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

/** On a phone the bar covers the next card: no action may be over its checkbox. */
export const BulkActionsFitOneLineAwayFromTheCheckboxes: Story = {
  render: (args, context) => (
    <div style={phoneWidth}>{renderUserTable({ count: 4, hasSelection: true })(args, context)}</div>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    const box = canvas.getByRole('checkbox', { name: `${labels.select} ${second.name}` });
    await userEvent.click(box);
    const bar = canvas.getByRole('button', { name: labels.clear }).parentElement!;
    const [clear, action] = within(bar).getAllByRole('button');
    const [above, first, last] = [box, clear!, action!].map((each) => each.getBoundingClientRect());
    await expect(Math.abs(first!.top - last!.top)).toBeLessThan(8);
    await expect(localize(globals, { ar: last!.right < above!.left, en: last!.left > above!.right })).toBe(true);
    await expect(bar.getBoundingClientRect().height).toBeLessThan(72);
  },
};

export const ExtraActionsAreInAMenu: Story = {
  render: renderUserTable({ count: 3 }),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    await expect(canvas.getByRole('link', { name: `${labels.edit} ${second.name}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: new RegExp(labels.remove) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: labels.more(second.name) }));
    const menu = await screen.findByRole('menu', { name: labels.more(second.name) });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
  },
};

export const NextRowGetsTheFocusAfterDeleting: Story = {
  render: renderUserTable({ count: 3 }),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    const more = (name: string) => canvas.getByRole('button', { name: labels.more(name) });
    const remove = async (name: string) => {
      await userEvent.click(more(name));
      await userEvent.click(await screen.findByRole('menuitem', { name: labels.remove }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await remove(second.name);
    await waitFor(() => expect(more(third.name)).toHaveFocus());
    // The last row has no next one.
    await remove(third.name);
    await waitFor(() => expect(more(first.name)).toHaveFocus());
    await remove(first.name);
    await expect(canvas.getByText(labels.empty)).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(document.activeElement).toContainElement(canvas.getByText(labels.empty));
  },
};

export const NextRowGetsTheFocusAfterAConfirmDialog: Story = {
  render: renderUserTable({ count: 3, asksBeforeDeleting: true }),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.more(first.name) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: labels.remove }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: labels.remove }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: labels.more(second.name) })).toHaveFocus());
  },
};

/** Deletes rows 2 to 4. The focused button in the bar is removed too. */
export const NextRowGetsTheFocusAfterBulkDelete: Story = {
  render: renderUserTable({ count: 6, hasSelection: true, asksBeforeDeleting: true }),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    const boxes = await canvas.findAllByRole('checkbox');
    for (const index of [2, 3, 4]) await userEvent.click(boxes[index]!);
    await userEvent.click(canvas.getByRole('button', { name: labels.remove }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    const rest = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: `${labels.select} ${rest[1]}` })).toHaveFocus());
    // Without rows the empty state gets the focus.
    await userEvent.click(canvas.getByRole('checkbox', { name: labels.all }));
    await userEvent.click(canvas.getByRole('button', { name: labels.remove }));
    await expect(canvas.getByText(labels.empty)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByText(labels.empty)));
  },
};

export const EscapeInTheBarClearsTheSelection: Story = {
  render: renderUserTable({ count: 4, hasSelection: true, selectedCount: 4 }),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    const box = canvas.getByRole('checkbox', { name: `${labels.select} ${second.name}` });
    // Outside the bar Escape does not clear the selection.
    box.focus();
    await userEvent.keyboard('{Escape}');
    await expect(box).toBeChecked();
    canvas.getByRole('button', { name: labels.matching }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(box).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: labels.matching })).toBeNull();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

/** With cards the action has its own line: the clear button and the bulk action do not move. */
export const SelectAllActionWrapsToItsOwnLine: Story = {
  render: (args, context) => (
    <div style={phoneWidth}>{renderUserTable({ count: 4, hasSelection: true, selectedCount: 4 })(args, context)}</div>
  ),
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, userLabels);
    const [clear, matching, assign] = [labels.clear, labels.matching, labels.assign].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(Math.abs(clear!.top - assign!.top)).toBeLessThan(8);
    await expect(matching!.top).toBeGreaterThanOrEqual(assign!.bottom);
  },
};

const handleRowActivate = fn();

/** The last used row of ten thousand is at its old position and has the focus. */
export const RestoresARowOfTenThousand: Story = {
  render: (_args, { globals }) => (
    <StatefulUserTable
      labels={localize(globals, userLabels)}
      count={10_000}
      initialRowPosition={{ key: 7321, offsetPx: 200, controlIndex: 0 }}
      onRowActivate={handleRowActivate}
    />
  ),
  beforeEach: () => void handleRowActivate.mockClear(),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    const edit = await canvas.findByRole('link', { name: new RegExp(`^${labels.edit} .* 7321$`) }, { timeout: 8000 });
    await waitFor(() => expect(edit).toHaveFocus(), { timeout: 8000 });
    const region = canvas.getByRole('region');
    const getOffset = () => edit.closest('tr')!.getBoundingClientRect().top - region.getBoundingClientRect().top;
    await expect(Math.abs(getOffset() - 200)).toBeLessThan(2);
    // The neighbours of the row are rendered too, so Tab goes on.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${labels.edit} .* 7322$`) })).toHaveFocus();
    await expect(handleRowActivate).toHaveBeenLastCalledWith(expect.objectContaining({ key: 7322, controlIndex: 0 }));
    await expect(region.scrollTop).toBeGreaterThan(300_000);
  },
};

/** A row that no longer exists, or is loaded later, is not restored. */
export const MissingRowIsNotRestored: Story = {
  render: (_args, { globals }) => (
    <StatefulUserTable
      labels={localize(globals, userLabels)}
      count={60}
      batchSize={20}
      initialRowPosition={{ key: 45, offsetPx: 200, controlIndex: 0 }}
    />
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await document.fonts.ready;
    await expect(region.scrollTop).toBe(0);
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(45 - 20));
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(60), { timeout: 8000 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(document.activeElement).toBe(document.body);
  },
};

export const FetchesMoreNearTheEnd: Story = {
  render: renderUserTable({ count: 60, batchSize: 20 }),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
    // Late fonts make rows taller and move the end away.
    await document.fonts.ready;
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(40));
    // The scroll position does not change.
    await expect(region.scrollTop).toBeLessThan(region.scrollHeight - region.clientHeight);
  },
};

export const LoadingMoreShowsSkeletonRows: Story = {
  args: { rows: sampleResults, isLoadingMore: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(sampleResults.length + 1);
    await expect(canvasElement.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(2);
  },
};

export const DoesNotLoadMoreAfterAnError: Story = {
  render: (_args, { globals }) => (
    <FewUsers
      labels={localize(globals, userLabels)}
      onReachEnd={onReachEnd}
      loadMoreError={<Button>{localize(globals, userLabels).retry}</Button>}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: localize(globals, userLabels).retry })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(onReachEnd).not.toHaveBeenCalled();
  },
};

/** `hasFailed && <ErrorState />` passes false as long as nothing has failed. */
export const AnErrorOfFalseIsNone: Story = {
  render: (_args, { globals }) => (
    <>
      <DataTable
        caption={localize(globals, tableLabels).caption}
        columns={createResultColumns(localize(globals, tableLabels))}
        rows={undefined}
        rowKey={({ id }) => id}
        empty={null}
        error={false}
      />
      <FewUsers labels={localize(globals, userLabels)} onReachEnd={onReachEnd} loadMoreError={false} />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole('region');
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(loaded).not.toHaveAttribute('aria-busy');
    await waitFor(() => expect(onReachEnd).toHaveBeenCalled());
  },
};

const onRowsCounted = fn();

/** A button sets forty rows, and reports how many rows are rendered first. */
function LoadingResults({ texts }: { texts: (typeof tableLabels)['ar'] }) {
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<typeof manyResults>();
  const load = () => {
    flushSync(() => setRows(manyResults));
    onRowsCounted(root.current?.querySelectorAll('tbody tr').length);
  };
  return (
    <div ref={root}>
      <Button onPress={load}>{texts.caption}</Button>
      <DataTable
        caption={texts.caption}
        columns={createResultColumns(texts)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
      />
    </div>
  );
}

/** A slow device paints the first twelve rows before it renders the others. */
export const VisibleRowsAreRenderedFirst: Story = {
  beforeEach: () => {
    onRowsCounted.mockClear();
  },
  render: (_args, { globals }) => <LoadingResults texts={localize(globals, tableLabels)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRowsCounted).toHaveBeenCalledWith(12);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1 + manyResults.length));
  },
};

/** The server does not count further, so no total is reported. */
export const UnknownTotalIsReported: Story = {
  render: (_args, { globals }) => <FewUsers labels={localize(globals, userLabels)} total="unknown" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  },
};

/** Until the virtualizer has loaded, the first thirteen rows are rendered. */
const waitForVirtualRows = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(14));

export const ThousandRowsAreVirtualized: Story = {
  render: renderUserTable({ count: 1000 }),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveAttribute('aria-rowindex', '2');
    const region = canvas.getByRole('region');
    await waitForVirtualRows(canvas);
    const before = canvas.getAllByRole('columnheader').map(({ offsetWidth }) => offsetWidth);
    region.scrollTop = 30_000;
    const firstIndex = () => Number(canvas.getAllByRole('row')[1]?.getAttribute('aria-rowindex'));
    await waitFor(() => expect(firstIndex()).toBeGreaterThan(100));
    const seen = canvas.getAllByRole('row').slice(1);
    const indexes = seen.map((row) => Number(row.getAttribute('aria-rowindex')));
    await expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
    // The column widths do not change.
    await expect(canvas.getAllByRole('columnheader').map(({ offsetWidth }) => offsetWidth)).toEqual(before);
    // The visible area is filled with rows.
    const frame = region.getBoundingClientRect();
    const middle = document.elementFromPoint(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await expect(middle?.closest('tr[aria-rowindex]')).not.toBeNull();
  },
};

const renderName = fn((person: Person) => person.name);
const personColumns: DataTableColumn<Person>[] = [{ id: 'name', header: 'name', isRowHeader: true, cell: renderName }];
/** A page that renders again, with other actions. */
function CountingPage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onPress={() => setCount(count + 1)}>render</Button>
      <DataTable
        caption="people"
        columns={personColumns}
        rows={manyPeople}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={{
          header: 'actions',
          moreLabel: (name) => `more ${name}`,
          items: ({ id }) => [{ id: 'edit', label: `edit ${id} ${count}` }],
        }}
        empty={null}
      />
    </>
  );
}

export const NewActionsRenderNoRowAgain: Story = {
  render: () => <CountingPage />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('data-fixed-widths'));
    const [head] = canvas.getAllByRole('columnheader');
    const widths: string[] = [];
    const observer = new MutationObserver(() => widths.push(head!.style.inlineSize));
    observer.observe(head!, { attributes: true });
    renderName.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'render' }));
    await expect(await canvas.findByText('edit 1 1')).toBeVisible();
    observer.disconnect();
    await expect(renderName).not.toHaveBeenCalled();
    await expect(widths).toEqual([]);
  },
};

/** Passes 100 rows while scrolled to the end: from then on the rows are virtualized. */
const keepsScrollPosition: Story['play'] = async ({ canvas }) => {
  const region = canvas.getByRole('region');
  const before = region.scrollHeight;
  region.scrollTop = before;
  await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '181'));
  await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
  await expect(region.scrollHeight).toBeGreaterThan(1.8 * before);
  const last = region.querySelector('tr[data-index="89"]')?.getBoundingClientRect();
  const frame = region.getBoundingClientRect();
  await expect(last?.top).toBeLessThan(frame.bottom);
  await expect(last?.bottom).toBeGreaterThan(frame.top);
};
export const ScrollPositionStaysWhenRowsAreAdded: Story = {
  render: renderUserTable({ count: 180, batchSize: 90 }),
  play: keepsScrollPosition,
};
export const ScrollPositionStaysWhenCardsAreAdded: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '328px' }}>{renderUserTable({ count: 180, batchSize: 90 })(args, context)}</div>
  ),
  play: keepsScrollPosition,
};

export const RemainingRowsAreAllRendered: Story = {
  render: (_args, { globals }) => <FilteredUsers labels={localize(globals, userLabels)} />,
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '151');
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, userLabels).clear }));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

export const ServerRenderedRowsAreHydrated: Story = {
  render: () => <></>,
  play: async ({ canvas, canvasElement, globals }) => {
    const users = (
      <UiProvider language={localize(globals, { ar: 'ar', en: 'en' })}>
        <StatefulUserTable labels={localize(globals, userLabels)} count={1000} />
      </UiProvider>
    );
    const place = canvasElement.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(users);
    const row = place.querySelector('tbody tr[aria-rowindex="3"]');
    await expect(row).toBeVisible();
    const [handleRecoverableError, consoleError] = [fn(), spyOn(console, 'error')];
    const root = hydrateRoot(place, users, { onRecoverableError: handleRecoverableError });
    // It is hydrated once the columns are measured.
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-fixed-widths'));
    await expect(handleRecoverableError).not.toHaveBeenCalled();
    await expect(consoleError).not.toHaveBeenCalled();
    await expect(place.querySelector('tbody tr[aria-rowindex="3"]')).toBe(row);
    root.unmount();
    place.remove();
  },
};

export const FocusStaysWhenTheRowIsScrolledAway: Story = {
  render: renderUserTable({ count: 1000 }),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    const edit = await canvas.findByRole('link', { name: new RegExp(`^${labels.edit} .* 3$`) });
    edit.focus();
    const region = canvas.getByRole('region');
    await waitForVirtualRows(canvas);
    region.scrollTop = 40_000;
    await waitFor(() => expect(canvas.queryByRole('link', { name: new RegExp(`^${labels.edit} .* 9$`) })).toBeNull());
    await expect(edit).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${labels.edit} .* 4$`) })).toHaveFocus();
  },
};

export const RowsBecomeCardsOnNarrowScreens: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '328px' }}>{renderUserTable({ count: 4, hasSelection: true })(args, context)}</div>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, userLabels);
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBe(region.clientWidth);
    // Still a table with all values, sortable by the same headers.
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByText(first.phone)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: labels.email })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: labels.name }));
    await expect(canvas.getByRole('columnheader', { name: labels.name })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** Sort buttons that do not fit are reachable by scrolling or Tab. */
export const SortButtonsOfCardsFitOneLine: Story = {
  render: (args, context) => (
    <div style={phoneWidth}>{renderUserTable({ count: 3, hasSelection: true })(args, context)}</div>
  ),
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, userLabels);
    const buttons = [labels.name, labels.courses, labels.joined].map((name) => canvas.getByRole('button', { name }));
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
    const last = buttons.at(-1)!;
    last.focus();
    const [frame, box] = [canvas.getByRole('region').getBoundingClientRect(), last.getBoundingClientRect()];
    await expect(box.left).toBeGreaterThanOrEqual(frame.left);
    await expect(box.right).toBeLessThanOrEqual(frame.right);
  },
};

const long = 'الفيزياء للصف الثالث الثانوي: Electromagnetic Induction ومراجعات ليلة الامتحان والنماذج الاسترشادية';

/** The rank is before the name of a card, as in the table, and a user-written name has at most three lines. */
export const CardStartsWithTheRankAndATruncatedName: Story = {
  render: () => (
    <div style={phoneWidth}>
      <DataTable
        caption="Courses"
        columns={[
          { id: 'rank', header: '#', format: 'rank', cell: ({ id }) => id },
          { id: 'name', header: 'Name', isRowHeader: true, lines: 3, cell: ({ name }) => <Bidi>{name}</Bidi> },
          { id: 'users', header: 'Users', format: 'number', cell: ({ id }) => id * 10 },
        ]}
        rows={[{ id: 1, name: `${long} ${long}` }]}
        rowKey={({ id }) => id}
        empty={null}
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const [rank, name] = [canvas.getByRole('cell', { name: '1' }), canvas.getByRole('rowheader')];
    const [mark, title] = [rank.getBoundingClientRect(), name.getBoundingClientRect()];
    await expect(Math.abs(mark.top - title.top)).toBeLessThan(4);
    await expect(localize(globals, { ar: mark.left >= title.right, en: mark.right <= title.left })).toBe(true);
    await expect(rank.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(title.height).toBeLessThan(3.5 * Number.parseFloat(getComputedStyle(name).lineHeight));
  },
};

/** Both have the other direction than their page, and need more than two lines on a phone. */
const oppositeDirectionTexts = {
  ar: 'Electromagnetic induction, alternating current and the transformer, with solved problems of earlier exams',
  en: 'الحث الكهرومغناطيسي والتيار المتردد والمحول الكهربي مع مسائل محلولة من امتحانات الأعوام السابقة وشرح لكل خطوة فيها',
};

/** A text of the other direction is truncated after two lines, aligned to the end of its card. */
export const TruncatedValueAlignsToTheEndOfItsCard: Story = {
  render: (_args, { globals }) => (
    <div style={phoneWidth}>
      <DataTable
        caption="Courses"
        columns={[
          { id: 'name', header: 'Name', isRowHeader: true, cell: ({ id }) => id },
          { id: 'about', header: 'About', lines: 2, cell: ({ about }) => <Bidi>{about}</Bidi> },
          { id: 'users', header: 'Users', cell: () => localize(globals, { ar: 'عشرة', en: 'Ten' }) },
        ]}
        rows={[{ id: 1, about: localize(globals, oppositeDirectionTexts) }]}
        rowKey={({ id }) => id}
        empty={null}
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const [about, users] = canvas
      .getAllByRole('cell')
      .map((each) => within(each).getByText(/./, { selector: 'bdi, div' }).getBoundingClientRect());
    const side = localize(globals, { ar: 'left' as const, en: 'right' as const });
    await expect(Math.round(about![side])).toBe(Math.round(users![side]));
    const cut = canvas.getByText(localize(globals, oppositeDirectionTexts)).parentElement!;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(cut);
    const [line, above, below] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat);
    await expect(Math.round((cut.clientHeight - above! - below!) / line!)).toBe(2);
    await expect(cut.scrollHeight).toBeGreaterThan(cut.clientHeight);
  },
};

/** Digits are left to right in both languages, so numbers align on the right, also inside a `dir="ltr"` element. */
export const NumbersAlignByUnits: Story = {
  render: () => (
    <>
      {[undefined, 'ltr'].map((dir) => (
        <div key={dir ?? ''} dir={dir}>
          <DataTable
            caption={`Courses ${dir ?? ''}`}
            columns={[
              { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
              { id: 'users', header: 'Users', format: 'number', cell: ({ id }) => id },
            ]}
            rows={[
              { id: 7, name: 'A' },
              { id: 1111, name: 'B' },
            ]}
            rowKey={({ id }) => id}
            empty={null}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table')) {
      const [short, long] = ['7', '1111'].map(
        (resultTexts) => within(table).getByText(resultTexts).getBoundingClientRect().right,
      );
      await expect(Math.abs((short ?? 0) - (long ?? 1))).toBeLessThan(1);
    }
  },
};

export const TenColumnsFitBesideTheSideMenu: Story = {
  render: (_args, { globals }) => (
    <div style={{ inlineSize: '935px' }}>
      <ManyColumnsTable labels={localize(globals, userLabels)} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, userLabels);
    const region = canvas.getByRole('region');
    await document.fonts.ready;
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(10);
    await expect(region.scrollWidth).toBe(region.clientWidth);
    // The first action keeps its label and hides its icon.
    const edit = canvas.getByRole('link', { name: `${labels.edit} ${first.name}` });
    await expect(within(edit).getByText(labels.edit)).toBeVisible();
    await expect(edit.querySelector('svg')).not.toBeVisible();
  },
};
