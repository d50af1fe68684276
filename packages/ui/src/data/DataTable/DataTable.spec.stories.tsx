import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { createFormat } from '../../intl/format.ts';
import { UiProvider } from '../../intl/UiProvider.tsx';
import { pick } from '../../stories/text.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { LiveUsers } from './LiveUsers.fixtures.tsx';
import { ManyColumns } from './ManyColumns.fixtures.tsx';
import { resultColumns, results, tableWords } from './DataTable.fixtures.tsx';
import { people, userColumns, userWords } from './User.fixtures.tsx';

const many = Array.from({ length: 40 }, (_, at) => ({ ...results[at % results.length]!, id: at }));
const onReachEnd = fn();

const meta = {
  title: 'Data/DataTable/Spec',
  tags: ['!autodocs', 'spec'],
  component: DataTable<(typeof results)[number]>,
  args: { caption: '', columns: [], rows: many, rowKey: ({ id }) => id, empty: null },
  beforeEach: () => {
    onReachEnd.mockClear();
  },
  render: ({ rows, isStale = false, isLoadingMore = false }, { globals }) => {
    const words = pick(globals, tableWords);
    return (
      <DataTable
        caption={words.caption}
        columns={resultColumns(words)}
        rows={rows}
        rowKey={({ id }) => id}
        isStale={isStale}
        isLoadingMore={isLoadingMore}
        empty={<EmptyState title={words.empty} />}
      />
    );
  },
} satisfies Meta<typeof DataTable<(typeof results)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

type Globals = Record<string, unknown>;
const phone = { maxInlineSize: '328px' };
const live =
  (props: Omit<Parameters<typeof LiveUsers>[0], 'say'>) =>
  (_args: unknown, { globals }: { globals: Globals }) => <LiveUsers {...props} say={pick(globals, userWords)} />;
type Few = Pick<DataTableProps<unknown>, 'total' | 'onReachEnd' | 'moreError'> & {
  say: (typeof userWords)['ar'];
  rows?: ReturnType<typeof people>;
};
const FewUsers = ({ say, rows = people(3), ...rest }: Few) => (
  <DataTable
    {...rest}
    caption={say.loading}
    columns={userColumns(say, createFormat('en-US'))}
    rows={rows}
    rowKey={({ id }) => id}
    empty={null}
  />
);
const crowd = people(150);
/** A button leaves thirty of the rows. */
function Narrowed({ say }: { say: (typeof userWords)['ar'] }) {
  const [rows, setRows] = useState(crowd);
  return (
    <>
      <Button onPress={() => setRows(crowd.slice(0, 30))}>{say.clear}</Button>
      <FewUsers say={say} rows={rows} />
    </>
  );
}
const [first, second, third] = people(7) as [
  ReturnType<typeof people>[number],
  ReturnType<typeof people>[number],
  ReturnType<typeof people>[number],
];
/** The names of the rows from the top, without those of the head. */
const namesIn = (root: HTMLElement) => [...root.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

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

export const WaitsWithGreyRowsThatSayNothing: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    // Only the head speaks.
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const OldRowsStayWhileNewOnesAreFetched: Story = {
  args: { rows: results, isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(results.length + 1);
  },
};

export const HeadAndNameStayInSight: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '640px' }}>{live({ count: 30, hasSelection: true })(args, context)}</div>
  ),
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('region');
    const head = canvas.getByRole('columnheader', { name: pick(globals, userWords).name });
    region.scrollTop = 400;
    region.scrollLeft = pick(globals, { ar: -90, en: 90 });
    await waitFor(() => expect(region).toHaveAttribute('data-more', expect.stringContaining('inline-start')));
    const [frame, box] = [region.getBoundingClientRect(), head.getBoundingClientRect()];
    await expect(Math.round(box.top - frame.top)).toBe(0);
    const name = canvas.getAllByRole('rowheader')[0]!.getBoundingClientRect();
    // 56 px of boxes stand before it.
    const passed = pick(globals, { ar: frame.right - name.right, en: name.left - frame.left });
    await expect(Math.round(passed)).toBeGreaterThanOrEqual(56);
    await expect(Math.round(passed)).toBeLessThan(80);
    // What passes under it fades beside its line, and not over it.
    const stays = canvas.getAllByRole('rowheader')[0]!;
    const fade = getComputedStyle(stays, '::before');
    await expect(fade.content).toBe('""');
    await expect(Number.parseFloat(fade.insetInlineStart)).toBe(stays.clientWidth + 1);
    await expect(getComputedStyle(stays).borderInlineEndWidth).toBe('1px');
  },
};

export const SortsByTheHeadOfAColumn: Story = {
  render: live({ count: 5 }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = pick(globals, userWords);
    const head = canvas.getByRole('columnheader', { name: say.courses });
    const button = within(head).getByRole('button', { name: say.courses });
    await expect(head).not.toHaveAttribute('aria-sort');
    await expect(within(canvas.getByRole('columnheader', { name: say.email })).queryByRole('button')).toBeNull();
    await userEvent.click(button);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(namesIn(canvasElement)[0]).toBe(first.name);
    await expect(canvas.getByText(new RegExp(`${say.courses}.*${say.ascending}`))).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(namesIn(canvasElement)[4]).toBe(first.name);
    await expect(canvas.getByText(new RegExp(`${say.courses}.*${say.descending}`))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: say.name }));
    await expect(head).not.toHaveAttribute('aria-sort');
  },
};

/** Shift takes the last box along: by mouse and with Space, in both directions. */
export const RangeSelected: Story = {
  render: live({ count: 8, hasSelection: true }),
  play: async ({ canvas, userEvent }) => {
    const boxes = (await canvas.findAllByRole<HTMLInputElement>('checkbox')).slice(1);
    const getChecked = () => boxes.flatMap(({ checked }, at) => (checked ? [at] : []));
    const click = async (at: number, shift = false) => {
      if (shift) await userEvent.keyboard('{Shift>}');
      await userEvent.click(boxes[at]!);
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

/** «تعديل» in the language of the page, «English …» in its own: one string of both would be read in one voice. */
export const ActionsAreNamedByTheirVerbAndTheHeadingOfTheRow: Story = {
  render: live({ count: 5 }),
  play: async ({ canvas, globals }) => {
    const say = pick(globals, userWords);
    for (const heading of canvas.getAllByRole('rowheader')) {
      const edit = within(heading.closest('tr')!).getByRole('link', { name: `${say.edit} ${heading.textContent}` });
      await expect(edit.getAttribute('aria-labelledby')?.split(' ')).toEqual([edit.id, heading.id]);
      await expect(edit).not.toHaveAttribute('aria-label');
      const menu = within(heading.closest('tr')!).getByRole('button', { name: say.more(heading.textContent) });
      await expect(menu.getAttribute('aria-labelledby')).toContain(heading.id);
    }
  },
};

/** The box of a row is named the same way. */
export const BoxesAreNamedByTheirVerbAndTheHeadingOfTheRow: Story = {
  render: live({ count: 5, hasSelection: true }),
  play: async ({ canvas, globals }) => {
    const { select } = pick(globals, userWords);
    for (const heading of canvas.getAllByRole('rowheader')) {
      const box = within(heading.closest('tr')!).getByRole('checkbox', { name: `${select} ${heading.textContent}` });
      await expect(box.getAttribute('aria-labelledby')?.split(' ')).toEqual([box.id, heading.id]);
      await expect(box).toHaveAttribute('aria-label', select);
    }
  },
};

export const EveryTargetIs44PixelsHigh: Story = {
  render: live({ count: 5, hasSelection: true }),
  play: async ({ canvas }) => {
    const targets = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')];
    for (const target of targets) await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // The rows and the head grow no taller for it.
    await expect(canvas.getAllByRole('rowheader')[0]!.getBoundingClientRect().height).toBeLessThanOrEqual(61);
    await expect(canvas.getAllByRole('columnheader')[0]!.getBoundingClientRect().height).toBeLessThanOrEqual(49);
  },
};

export const ChoosesRowsAndSaysHowMany: Story = {
  render: live({ count: 4, hasSelection: true }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    const all = canvas.getByRole('checkbox', { name: say.all });
    const status = canvas.getAllByRole('status').at(-1)!;
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button', { name: say.clear })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: `${say.select} ${second.name}` }));
    await expect(status).toHaveTextContent(say.selected(1));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(status).toHaveTextContent(say.selected(4));
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: say.clear }));
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.getByRole('checkbox', { name: `${say.select} ${second.name}` })).not.toBeChecked();
    // The button is gone; the focus is not.
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

/** On a phone the bar lies over the next card: where its box is there must be no action. */
export const WhatIsDoneToManyStandsOnOneLineAwayFromTheBoxes: Story = {
  render: (args, context) => <div style={phone}>{live({ count: 4, hasSelection: true })(args, context)}</div>,
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    const box = canvas.getByRole('checkbox', { name: `${say.select} ${second.name}` });
    await userEvent.click(box);
    const bar = canvas.getByRole('button', { name: say.clear }).parentElement!;
    const [clear, action] = within(bar).getAllByRole('button');
    const [above, first, last] = [box, clear!, action!].map((each) => each.getBoundingClientRect());
    await expect(Math.abs(first!.top - last!.top)).toBeLessThan(8);
    await expect(pick(globals, { ar: last!.right < above!.left, en: last!.left > above!.right })).toBe(true);
    await expect(bar.getBoundingClientRect().height).toBeLessThan(72);
  },
};

export const FewActionsStandAndTheRestIsInAMenu: Story = {
  render: live({ count: 3 }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    await expect(canvas.getByRole('link', { name: `${say.edit} ${second.name}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: new RegExp(say.remove) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: say.more(second.name) }));
    const menu = await screen.findByRole('menu', { name: say.more(second.name) });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
  },
};

export const TheNeighbourGetsTheFocusOfARowThatGoes: Story = {
  render: live({ count: 3 }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    const more = (name: string) => canvas.getByRole('button', { name: say.more(name) });
    const remove = async (name: string) => {
      await userEvent.click(more(name));
      await userEvent.click(await screen.findByRole('menuitem', { name: say.remove }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await remove(second.name);
    await waitFor(() => expect(more(third.name)).toHaveFocus());
    // The last one has none below it.
    await remove(third.name);
    await waitFor(() => expect(more(first.name)).toHaveFocus());
    await remove(first.name);
    await expect(canvas.getByText(say.empty)).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(document.activeElement).toContainElement(canvas.getByText(say.empty));
  },
};

export const AndAfterADialogHasAsked: Story = {
  render: live({ count: 3, asks: true }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    await userEvent.click(canvas.getByRole('button', { name: say.more(first.name) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: say.remove }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: say.remove }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: say.more(second.name) })).toHaveFocus());
  },
};

/** Rows 2 to 4 go; what was worked on last stood in the bar, which goes as well. */
export const TheRowAfterThoseThatWereChosenGetsTheFocus: Story = {
  render: live({ count: 6, hasSelection: true, asks: true }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    const boxes = await canvas.findAllByRole('checkbox');
    for (const at of [2, 3, 4]) await userEvent.click(boxes[at]!);
    await userEvent.click(canvas.getByRole('button', { name: say.remove }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    const rest = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: `${say.select} ${rest[1]}` })).toHaveFocus());
    // All that is left: the place where the rows were.
    await userEvent.click(canvas.getByRole('checkbox', { name: say.all }));
    await userEvent.click(canvas.getByRole('button', { name: say.remove }));
    await expect(canvas.getByText(say.empty)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByText(say.empty)));
  },
};

export const EscapeInTheBarClearsTheSelection: Story = {
  render: live({ count: 4, hasSelection: true, selectedCount: 4 }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    const box = canvas.getByRole('checkbox', { name: `${say.select} ${second.name}` });
    // Outside of the bar it means something else, or nothing.
    box.focus();
    await userEvent.keyboard('{Escape}');
    await expect(box).toBeChecked();
    canvas.getByRole('button', { name: say.matching }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(box).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: say.matching })).toBeNull();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

/** The offer has a line of its own under cards: the way back and the action stay where they are. */
export const TheOfferToSelectMoreLeavesTheBarItsLine: Story = {
  render: (args, context) => (
    <div style={phone}>{live({ count: 4, hasSelection: true, selectedCount: 4 })(args, context)}</div>
  ),
  play: async ({ canvas, globals }) => {
    const say = pick(globals, userWords);
    const [clear, matching, assign] = [say.clear, say.matching, say.assign].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(Math.abs(clear!.top - assign!.top)).toBeLessThan(8);
    await expect(matching!.top).toBeGreaterThanOrEqual(assign!.bottom);
  },
};

const left = fn();

/** The row that was used last of ten thousand stands where it stood, and has the focus. */
export const ComesBackToARowOfTenThousand: Story = {
  render: (_args, { globals }) => (
    <LiveUsers
      say={pick(globals, userWords)}
      count={10_000}
      restoreRow={{ key: 7321, offset: 200, control: 0 }}
      onRowActivate={left}
    />
  ),
  beforeEach: () => void left.mockClear(),
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    const edit = await canvas.findByRole('link', { name: new RegExp(`^${say.edit} .* 7321$`) }, { timeout: 8000 });
    await waitFor(() => expect(edit).toHaveFocus(), { timeout: 8000 });
    const region = canvas.getByRole('region');
    const getOffset = () => edit.closest('tr')!.getBoundingClientRect().top - region.getBoundingClientRect().top;
    await expect(Math.abs(getOffset() - 200)).toBeLessThan(2);
    // The row and its neighbours are there, and Tab goes on.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${say.edit} .* 7322$`) })).toHaveFocus();
    await expect(left).toHaveBeenLastCalledWith(expect.objectContaining({ key: 7322, control: 0 }));
    await expect(region.scrollTop).toBeGreaterThan(300_000);
  },
};

/** A row that is not there any more moves nobody, and neither does one that comes later. */
export const ARowThatIsGoneMovesNobody: Story = {
  render: (_args, { globals }) => (
    <LiveUsers say={pick(globals, userWords)} count={60} batch={20} restoreRow={{ key: 45, offset: 200, control: 0 }} />
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
  render: live({ count: 60, batch: 20 }),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
    // Faces that come late make rows taller, and the end moves away.
    await document.fonts.ready;
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(40));
    // What was read stays where it was.
    await expect(region.scrollTop).toBeLessThan(region.scrollHeight - region.clientHeight);
  },
};

export const MoreOnTheirWayAreGreyAndSaidToBe: Story = {
  args: { rows: results, isLoadingMore: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(results.length + 1);
    await expect(canvasElement.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(2);
  },
};

export const AsksForNoMoreWhileTheLastTryStandsFailed: Story = {
  render: (_args, { globals }) => (
    <FewUsers
      say={pick(globals, userWords)}
      onReachEnd={onReachEnd}
      moreError={<Button>{pick(globals, userWords).retry}</Button>}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: pick(globals, userWords).retry })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(onReachEnd).not.toHaveBeenCalled();
  },
};

/** More than the server counts: nobody is told a number that is not so. */
export const SaysThatTheTotalIsUnknown: Story = {
  render: (_args, { globals }) => <FewUsers say={pick(globals, userWords)} total="unknown" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  },
};

/** Until what draws them has come, the first thirteen stand under the head. */
const drawnInSight = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(14));

export const AThousandRowsAreCountedAndFewAreDrawn: Story = {
  render: live({ count: 1000 }),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveAttribute('aria-rowindex', '2');
    const region = canvas.getByRole('region');
    await drawnInSight(canvas);
    const before = canvas.getAllByRole('columnheader').map(({ offsetWidth }) => offsetWidth);
    region.scrollTop = 30_000;
    const firstIndex = () => Number(canvas.getAllByRole('row')[1]?.getAttribute('aria-rowindex'));
    await waitFor(() => expect(firstIndex()).toBeGreaterThan(100));
    const seen = canvas.getAllByRole('row').slice(1);
    const indexes = seen.map((row) => Number(row.getAttribute('aria-rowindex')));
    await expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
    // Columns do not breathe while rows come and go.
    await expect(canvas.getAllByRole('columnheader').map(({ offsetWidth }) => offsetWidth)).toEqual(before);
    // What is in sight is full of rows.
    const frame = region.getBoundingClientRect();
    const middle = document.elementFromPoint(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await expect(middle?.closest('tr[aria-rowindex]')).not.toBeNull();
  },
};

/** The hundredth row passes while one is at the end of the rows: from then on only those in sight are drawn. */
const stayWhileMoreCome: Story['play'] = async ({ canvas }) => {
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
export const WhoHasScrolledStaysWhereMoreRowsCome: Story = {
  render: live({ count: 180, batch: 90 }),
  play: stayWhileMoreCome,
};
export const WhoHasScrolledCardsStaysWhereMoreCome: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '328px' }}>{live({ count: 180, batch: 90 })(args, context)}</div>
  ),
  play: stayWhileMoreCome,
};

export const WhatIsLeftOfManyRowsIsAllThere: Story = {
  render: (_args, { globals }) => <Narrowed say={pick(globals, userWords)} />,
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '151');
    await userEvent.click(canvas.getByRole('button', { name: pick(globals, userWords).clear }));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

export const TheFirstRowsOfAServerAreTakenOverAsTheyAre: Story = {
  render: () => <></>,
  play: async ({ canvas, canvasElement, globals }) => {
    const users = (
      <UiProvider language={pick(globals, { ar: 'ar', en: 'en' })}>
        <LiveUsers say={pick(globals, userWords)} count={1000} />
      </UiProvider>
    );
    const place = canvasElement.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(users);
    const row = place.querySelector('tbody tr[aria-rowindex="3"]');
    await expect(row).toBeVisible();
    const [complained, logged] = [fn(), spyOn(console, 'error')];
    const root = hydrateRoot(place, users, { onRecoverableError: complained });
    // It is alive once the columns are measured.
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-frozen'));
    await expect(complained).not.toHaveBeenCalled();
    await expect(logged).not.toHaveBeenCalled();
    await expect(place.querySelector('tbody tr[aria-rowindex="3"]')).toBe(row);
    root.unmount();
    place.remove();
  },
};

export const FocusSurvivesScrollingFarAway: Story = {
  render: live({ count: 1000 }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    const edit = await canvas.findByRole('link', { name: new RegExp(`^${say.edit} .* 3$`) });
    edit.focus();
    const region = canvas.getByRole('region');
    await drawnInSight(canvas);
    region.scrollTop = 40_000;
    await waitFor(() => expect(canvas.queryByRole('link', { name: new RegExp(`^${say.edit} .* 9$`) })).toBeNull());
    await expect(edit).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: new RegExp(`^${say.edit} .* 4$`) })).toHaveFocus();
  },
};

export const RowsAreCardsWhereThereIsNoRoom: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: '328px' }}>{live({ count: 4, hasSelection: true })(args, context)}</div>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, userWords);
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBe(region.clientWidth);
    // Still a table, with every value, and sorted by the same heads.
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByText(first.phone)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: say.email })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: say.name }));
    await expect(canvas.getByRole('columnheader', { name: say.name })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** What has no room in the strip over cards is a swipe away, or a press of Tab. */
export const SortButtonsOfCardsStandOnOneLine: Story = {
  render: (args, context) => <div style={phone}>{live({ count: 3, hasSelection: true })(args, context)}</div>,
  play: async ({ canvas, globals }) => {
    const say = pick(globals, userWords);
    const buttons = [say.name, say.courses, say.joined].map((name) => canvas.getByRole('button', { name }));
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
    const last = buttons.at(-1)!;
    last.focus();
    const [frame, box] = [canvas.getByRole('region').getBoundingClientRect(), last.getBoundingClientRect()];
    await expect(box.left).toBeGreaterThanOrEqual(frame.left);
    await expect(box.right).toBeLessThanOrEqual(frame.right);
  },
};

const long = 'الفيزياء للصف الثالث الثانوي: Electromagnetic Induction ومراجعات ليلة الامتحان والنماذج الاسترشادية';

/** The rank stands before the name on a card as in the table, and a name that others write takes three lines at most. */
export const ACardBeginsWithTheRankAndACutName: Story = {
  render: () => (
    <div style={phone}>
      <DataTable
        caption="Courses"
        columns={[
          { id: 'rank', header: '#', kind: 'rank', cell: ({ id }) => id },
          { id: 'name', header: 'Name', isRowHeader: true, lines: 3, cell: ({ name }) => <Bidi>{name}</Bidi> },
          { id: 'users', header: 'Users', kind: 'number', cell: ({ id }) => id * 10 },
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
    await expect(pick(globals, { ar: mark.left >= title.right, en: mark.right <= title.left })).toBe(true);
    await expect(rank.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(title.height).toBeLessThan(3.5 * Number.parseFloat(getComputedStyle(name).lineHeight));
  },
};

/** Both run against their page, and need more than two lines of a phone. */
const against = {
  ar: 'Electromagnetic induction, alternating current and the transformer, with solved problems of earlier exams',
  en: 'الحث الكهرومغناطيسي والتيار المتردد والمحول الكهربي مع مسائل محلولة من امتحانات الأعوام السابقة وشرح لكل خطوة فيها',
};

/** A text that runs against the page is cut after its lines, and ends where the values of its card do. */
export const ACutValueKeepsToTheEndOfItsCard: Story = {
  render: (_args, { globals }) => (
    <div style={phone}>
      <DataTable
        caption="Courses"
        columns={[
          { id: 'name', header: 'Name', isRowHeader: true, cell: ({ id }) => id },
          { id: 'about', header: 'About', lines: 2, cell: ({ about }) => <Bidi>{about}</Bidi> },
          { id: 'users', header: 'Users', cell: () => pick(globals, { ar: 'عشرة', en: 'Ten' }) },
        ]}
        rows={[{ id: 1, about: pick(globals, against) }]}
        rowKey={({ id }) => id}
        empty={null}
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const [about, users] = canvas
      .getAllByRole('cell')
      .map((each) => within(each).getByText(/./, { selector: 'bdi, span:not([aria-hidden])' }).getBoundingClientRect());
    const side = pick(globals, { ar: 'left' as const, en: 'right' as const });
    await expect(Math.round(about![side])).toBe(Math.round(users![side]));
    const cut = canvas.getByText(pick(globals, against)).parentElement!;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(cut);
    const [line, above, below] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat);
    await expect(Math.round((cut.clientHeight - above! - below!) / line!)).toBe(2);
    await expect(cut.scrollHeight).toBeGreaterThan(cut.clientHeight);
  },
};

/** Digits run from left to right in both languages, and so units stand under units on the right, also in a left-to-right island. */
export const UnitsStandUnderUnits: Story = {
  render: () => (
    <>
      {[undefined, 'ltr'].map((dir) => (
        <div key={dir ?? ''} dir={dir}>
          <DataTable
            caption={`Courses ${dir ?? ''}`}
            columns={[
              { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
              { id: 'users', header: 'Users', kind: 'number', cell: ({ id }) => id },
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
      const [short, long] = ['7', '1111'].map((words) => within(table).getByText(words).getBoundingClientRect().right);
      await expect(Math.abs((short ?? 0) - (long ?? 1))).toBeLessThan(1);
    }
  },
};

export const TenColumnsFitBesideASideMenu: Story = {
  render: (_args, { globals }) => (
    <div style={{ inlineSize: '935px' }}>
      <ManyColumns say={pick(globals, userWords)} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const say = pick(globals, userWords);
    const region = canvas.getByRole('region');
    await document.fonts.ready;
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(10);
    await expect(region.scrollWidth).toBe(region.clientWidth);
    // The words of the first action stay, its icon has no room.
    const edit = canvas.getByRole('link', { name: `${say.edit} ${first.name}` });
    await expect(within(edit).getByText(say.edit)).toBeVisible();
    await expect(edit.querySelector('svg')).not.toBeVisible();
  },
};
