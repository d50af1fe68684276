import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { featureLabels } from './ColumnFeatures.fixtures.ts';
import { FeatureTable } from './FeatureTable.fixtures.tsx';
import type { RowKey } from './table.ts';
import type { ColumnWidths } from './columnWidths.ts';
import { userLabels } from './User.fixtures.tsx';

interface SpecArgs {
  onResizeEnd: (widths: ColumnWidths) => void;
  onExpandedChange: (keys: ReadonlySet<RowKey>) => void;
  defaultWidths?: ColumnWidths;
  pinnedStart?: readonly string[];
  pinnedEnd?: readonly string[];
  width: string;
}

const meta = {
  title: 'Data/DataTable/Columns and rows/Spec',
  tags: ['!autodocs', 'spec'],
  args: {
    onResizeEnd: fn<SpecArgs['onResizeEnd']>(),
    onExpandedChange: fn<SpecArgs['onExpandedChange']>(),
    width: '1000px',
  },
  render: ({ width, ...args }, { globals }) => (
    <div style={{ inlineSize: width }}>
      <FeatureTable {...args} labels={localize(globals, userLabels)} featureLabels={localize(globals, featureLabels)} />
    </div>
  ),
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

function getParts({ canvas, globals }: Context) {
  const labels = localize(globals, userLabels);
  const words = localize(globals, featureLabels);
  const table = within(canvas.getByRole('table'));
  const isArabic = globals['locale'] !== 'en';
  const getHead = (name: string) =>
    table.getAllByRole('columnheader').find((head) => head.textContent.includes(name)) as HTMLElement;
  const getHandle = (name: string) => table.getByRole('separator', { name: words.resize(name) });
  return {
    labels,
    words,
    table,
    getHead,
    getHandle,
    getWidth: (name: string) => Math.round(getHead(name).getBoundingClientRect().width),
    wider: isArabic ? '{ArrowLeft}' : '{ArrowRight}',
    narrower: isArabic ? '{ArrowRight}' : '{ArrowLeft}',
    /** 1 if the line runs to the right. */
    sign: isArabic ? -1 : 1,
  };
}

/** The arrow towards the end of the line makes a column wider, as the handle is at that end. */
export const ArrowKeysResizeInReadingDirection: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, getHandle, getWidth, wider, narrower } = getParts(context);
    await document.fonts.ready;
    const [name, email] = [getWidth(labels.name), getWidth(labels.email)];
    getHandle(labels.name).focus();
    await userEvent.keyboard(wider);
    await expect(getWidth(labels.name)).toBe(name + 16);
    await expect(getWidth(labels.email)).toBe(email);
    await expect(getHandle(labels.name)).toHaveAttribute('aria-valuenow', String(name + 16));
    await expect(args.onResizeEnd).toHaveBeenLastCalledWith(expect.objectContaining({ name: name + 16, email }));
    await userEvent.keyboard(`${narrower}${narrower}`);
    await expect(getWidth(labels.name)).toBe(name - 16);
    await userEvent.keyboard('{Home}');
    await expect(getWidth(labels.name)).toBe(80);
    await userEvent.keyboard('{End}');
    await expect(getWidth(labels.name)).toBe(name);
  },
};

export const DraggingTheHandleResizes: Story = {
  play: async (context) => {
    const { args } = context;
    const { labels, getHandle, getHead, getWidth, sign } = getParts(context);
    const width = getWidth(labels.email);
    const handle = getHandle(labels.email);
    const { x, y, right, left } = handle.getBoundingClientRect();
    // The handle is at the end of its header.
    const head = getHead(labels.email).getBoundingClientRect();
    await expect(sign === 1 ? head.right - right : left - head.left).toBeLessThan(2);
    const pointer = { pointerId: 1, button: 0, pointerType: 'touch' };
    handle.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(handle, { ...pointer, clientX: x, clientY: y });
    await fireEvent.pointerMove(handle, { ...pointer, clientX: x + 40 * sign, clientY: y });
    await expect(getWidth(labels.email)).toBe(width + 40);
    await expect(args.onResizeEnd).not.toHaveBeenCalled();
    await fireEvent.pointerUp(handle, { ...pointer, clientX: x + 40 * sign, clientY: y });
    await expect(args.onResizeEnd).toHaveBeenCalledWith(expect.objectContaining({ email: width + 40 }));
    // Without a press, moving changes nothing.
    await fireEvent.pointerMove(handle, { ...pointer, clientX: x, clientY: y });
    await expect(getWidth(labels.email)).toBe(width + 40);
    await fireEvent.doubleClick(handle);
    await expect(getWidth(labels.email)).toBe(width);
  },
};

/** If columns become narrower than the table, another one takes the room. */
export const ANarrowerColumnLeavesNoGap: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { table, labels, getHandle, getWidth } = getParts(context);
    getHandle(labels.email).focus();
    // Back to the original width, with fixed columns.
    await userEvent.keyboard('{Home}{End}');
    const name = getWidth(labels.name);
    await userEvent.keyboard('{Home}');
    // The room goes to one column, not to all of them.
    await expect(getWidth(labels.name)).toBe(name);
    const heads = table.getAllByRole('columnheader');
    const total = heads.reduce((sum, head) => sum + head.getBoundingClientRect().width, 0);
    const region = context.canvas.getByRole('region').clientWidth;
    await expect(Math.abs(total - region)).toBeLessThan(2);
  },
};

export const StoredWidthsAreUsedAtFirst: Story = {
  args: { defaultWidths: { name: 300, phone: 400 } },
  play: async (context) => {
    const { labels, getWidth } = getParts(context);
    await expect(getWidth(labels.name)).toBe(300);
    await expect(getWidth(labels.phone)).toBe(400);
  },
};

/** Such as a table in a tab that is not selected. */
export const StoredWidthsWaitUntilTheTableIsShown: Story = {
  args: { defaultWidths: { name: 300, phone: 400 } },
  decorators: [
    (Story) => (
      <div data-testid="panel" style={{ display: 'none' }}>
        {Story()}
      </div>
    ),
  ],
  play: async (context) => {
    const { canvas, userEvent } = context;
    canvas.getByTestId('panel').style.display = 'block';
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-resized'));
    const { labels, getHandle, getWidth } = getParts(context);
    await expect(getWidth(labels.name)).toBe(300);
    await expect(getWidth(labels.phone)).toBe(400);
    await expect(getHandle(labels.name)).toHaveAttribute('aria-valuenow', '300');
    for (const header of [labels.email, labels.role, labels.courses])
      await expect(getWidth(header)).toBeGreaterThan(80);
    // Back to the width before the stored one.
    getHandle(labels.phone).focus();
    await userEvent.keyboard('{End}');
    await expect(getWidth(labels.phone)).toBeGreaterThan(80);
    await expect(getWidth(labels.phone)).toBeLessThan(400);
  },
};

export const StoredWidthsWaitWhileRowsAreCards: Story = {
  args: { width: '400px', defaultWidths: { name: 300, email: 200 } },
  play: async (context) => {
    const { canvas } = context;
    const table = canvas.getByRole('table');
    await expect(table).not.toHaveAttribute('data-resized');
    canvas.getByRole('region').parentElement!.parentElement!.style.inlineSize = '1000px';
    await waitFor(() => expect(table).toHaveAttribute('data-resized'));
    const { labels, getWidth } = getParts(context);
    await expect(getWidth(labels.name)).toBe(300);
    await expect(getWidth(labels.email)).toBe(200);
    for (const header of [labels.phone, labels.role, labels.courses])
      await expect(getWidth(header)).toBeGreaterThan(80);
  },
};

/** Numbers wrap, and a badge is cut. */
export const ContentStaysInsideANarrowColumn: Story = {
  args: { defaultWidths: { phone: 80, role: 80 } },
  play: async (context) => {
    const { canvas } = context;
    const { labels, getHead, sign } = getParts(context);
    await document.fonts.ready;
    for (const [header, text] of [
      [labels.phone, '0100 123 4567'],
      [labels.role, labels.roles.teacher],
    ] as const) {
      const content = canvas.getAllByText(text)[0]!;
      const cell = content.closest('td')!;
      await expect(Math.round(getHead(header).getBoundingClientRect().width)).toBe(80);
      cell.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, right, top, height } = cell.getBoundingClientRect();
      const outside = document.elementFromPoint(sign === 1 ? right + 1 : left - 1, top + height / 2);
      await expect(outside?.closest('td, th')).not.toBe(null);
      await expect(cell.contains(outside)).toBe(false);
    }
    const phone = canvas.getByText('0100 123 4567');
    await expect(phone.getClientRects().length).toBeGreaterThan(1);
  },
};

export const CardsHaveNoHandles: Story = {
  args: { width: '400px' },
  play: async (context) => {
    const { table, words } = getParts(context);
    await expect(table.queryAllByRole('separator')).toEqual([]);
    // The details still open.
    await context.userEvent.click(table.getAllByRole('button', { name: new RegExp(words.toggle('')) })[0]!);
    await expect(
      table.getByText(words.joined('').split('.')[0]!.trim(), { exact: false, selector: 'p' }),
    ).toBeVisible();
  },
};

/** The pinned columns keep their places beside the name and at the end while the others scroll. */
export const PinnedColumnsStayWhileTheOthersScroll: Story = {
  args: {
    pinnedStart: ['role'],
    pinnedEnd: ['courses'],
    defaultWidths: { name: 180, email: 700, phone: 400, role: 120, courses: 120 },
  },
  play: async (context) => {
    const { labels, getHead, sign } = getParts(context);
    const region = context.canvas.getByRole('region');
    const box = (name: string) => getHead(name).getBoundingClientRect();
    const getInlineStart = (name: string) => (sign === 1 ? box(name).left : -box(name).right);
    const getInlineEnd = (name: string) => (sign === 1 ? box(name).right : -box(name).left);
    await waitFor(() => expect(Math.round(getInlineStart(labels.role) - getInlineEnd(labels.name))).toBe(0));
    const start = { role: getInlineStart(labels.role), email: getInlineStart(labels.email) };
    const end = getInlineEnd(labels.courses);
    region.scrollLeft = 200 * sign;
    await waitFor(() => expect(Math.round(start.email - getInlineStart(labels.email))).toBe(200));
    // The name was after the button column, and has moved to the start with the pinned column beside it.
    await expect(Math.round(getInlineStart(labels.role) - getInlineEnd(labels.name))).toBe(0);
    await expect(Math.round(getInlineEnd(labels.courses) - end)).toBe(0);
    const cells = context.canvas.getAllByRole('row')[1]!.children;
    const roleCell = cells[[...getHead(labels.role).parentElement!.children].indexOf(getHead(labels.role))]!;
    await expect(Math.round(roleCell.getBoundingClientRect().left - box(labels.role).left)).toBe(0);
  },
};

/** They would cover the others. */
export const InANarrowTablePinnedColumnsScroll: Story = {
  args: { width: '640px', pinnedStart: ['email'], defaultWidths: { name: 300, email: 300, role: 300, courses: 300 } },
  play: async (context) => {
    const { labels, getHead, sign } = getParts(context);
    const region = context.canvas.getByRole('region');
    const getX = () => getHead(labels.email).getBoundingClientRect().left;
    const x = getX();
    region.scrollLeft = 100 * sign;
    await waitFor(() => expect(Math.round((x - getX()) * sign)).toBe(100));
  },
};

export const ARowShowsItsDetailsBelowIt: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { table, words } = getParts(context);
    const buttons = table.getAllByRole('button', { name: new RegExp(words.toggle('')) });
    const [first, second] = buttons as [HTMLElement, HTMLElement];
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    const rowCount = table.getAllByRole('row').length;
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveFocus();
    await expect(table.getAllByRole('row')).toHaveLength(rowCount + 1);
    const details = first.closest('tr')!.nextElementSibling!;
    const columnCount = String(table.getAllByRole('columnheader').length);
    await waitFor(() => expect(details.firstElementChild).toHaveAttribute('colspan', columnCount));
    await userEvent.click(second);
    await expect(args.onExpandedChange.mock.calls.map(([keys]) => keys)).toEqual([new Set([1]), new Set([1, 2])]);
    await userEvent.click(first);
    await expect(table.getAllByRole('row')).toHaveLength(rowCount + 1);
  },
};
