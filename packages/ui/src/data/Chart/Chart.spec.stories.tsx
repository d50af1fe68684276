import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { Chart } from './Chart.tsx';
import { chartProps, chartWords, months, year } from './Chart.fixtures.ts';

const meta = {
  title: 'Data/Chart/Spec',
  tags: ['!autodocs', 'spec'],
  component: Chart,
  args: { ...chartProps(chartWords.ar), kind: 'bar', data: months(chartWords.ar) },
  render: ({ kind }, { globals }) => {
    const say = pick(globals, chartWords);
    return <Chart {...chartProps(say)} kind={kind} data={months(say)} />;
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryValueHasItsWords: Story = {
  play: async ({ canvas, globals }) => {
    const say = pick(globals, chartWords);
    const chart = canvas.getByRole('figure', { name: say.title });
    const values = within(chart).getAllByRole('img');
    await expect(values).toHaveLength(9);
    await expect(values[8]).toHaveAccessibleName(`${say.months[8]}: ${say.subscribers(128)}`);
    await expect(within(chart).getByText(say.summary)).toBeVisible();
  },
};

export const TimeStartsWhereReadingStarts: Story = {
  play: async ({ canvas, globals }) => {
    const [first, last] = [canvas.getAllByRole('img')[0], canvas.getAllByRole('img')[8]];
    const isFromTheRight = first!.getBoundingClientRect().x > last!.getBoundingClientRect().x;
    await expect(isFromTheRight).toBe(pick(globals, { ar: true, en: false }));
  },
};

export const TheLineRunsThroughItsPoints: Story = {
  args: { kind: 'line' },
  play: async ({ canvas, canvasElement }) => {
    const path = canvasElement.querySelector<SVGPathElement>('svg path:last-child')!;
    const end = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM()!);
    const point = canvas.getAllByRole('img')[8]!.firstElementChild!.getBoundingClientRect();
    await expect(Math.abs(end.x - (point.x + point.width / 2))).toBeLessThan(2);
    await expect(Math.abs(end.y - (point.y + point.height / 2))).toBeLessThan(2);
  },
};

export const ReadByKeyboardInTheOrderOfReading: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, chartWords);
    const [onward, back] = pick(globals, {
      ar: ['{ArrowLeft}', '{ArrowRight}'] as const,
      en: ['{ArrowRight}', '{ArrowLeft}'] as const,
    });
    const values = canvas.getAllByRole('img');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say.table })).toHaveFocus();
    await userEvent.tab();
    await expect(values[0]).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(values[0]).toHaveFocus();
    await userEvent.keyboard(onward);
    await expect(values[1]).toHaveFocus();
    await waitFor(() => expect(within(values[1]!).getByText(say.subscribers(30))).toBeVisible());
    await userEvent.keyboard('{End}');
    await expect(values[8]).toHaveFocus();
    // It is left by one Tab and entered again where one was.
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(values[8]).toHaveFocus();
  },
};

export const TheSameValuesAsATable: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, chartWords);
    await userEvent.click(canvas.getByRole('button', { name: say.table }));
    const table = canvas.getByRole('table', { name: say.title });
    await expect(within(table).getAllByRole('row')).toHaveLength(10);
    await expect(within(table).getByRole('row', { name: new RegExp(`${say.months[8]}.*128`) })).toBeVisible();
    const back = canvas.getByRole('button', { name: say.chart });
    await expect(back).toHaveFocus();
    await userEvent.click(back);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const SideBySidePicturesStandOnOneLine: Story = {
  render: (_args, { globals }) => {
    const say = pick(globals, chartWords);
    const props = { ...chartProps(say), kind: 'bar' as const, data: months(say) };
    return (
      <Grid minColumnWidth="md">
        <Card>
          <Chart {...props} title={`${say.title} ${say.title} ${say.title}`} />
        </Card>
        <Card>
          <Chart {...props} />
        </Card>
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('img');
    const [long, short] = [values[0]!.getBoundingClientRect(), values[9]!.getBoundingClientRect()];
    await expect(Math.round(long.bottom)).toBe(Math.round(short.bottom));
  },
};

export const TheTableIsAsTallAsThePicture: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, chartWords);
    const chart = canvas.getByRole('figure', { name: say.title });
    const asPicture = chart.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: say.table }));
    // Nine rows do not fit: they scroll, and the keyboard reaches them.
    const region = canvas.getByRole('region', { name: say.title });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(Math.round(chart.getBoundingClientRect().height)).toBe(Math.round(asPicture));
  },
};

/** Widths of a card on a phone, of one beside another and beside a menu, and of a whole page. */
const widths = [280, 440, 520, 1100];
export const NamesNeverRunIntoOneAnother: Story = {
  render: (_args, { globals }) => {
    const say = pick(globals, chartWords);
    return (
      <>
        {widths.map((width) => (
          <div key={width} style={{ inlineSize: width }}>
            <Chart {...chartProps(say)} kind="bar" title={`${width}`} data={year(say)} />
          </div>
        ))}
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const say = pick(globals, chartWords);
    for (const width of widths) {
      const chart = canvas.getByRole('figure', { name: `${width}` });
      const seen = () =>
        year(say)
          .map(({ label }) => within(chart).getAllByText(label).at(-1)!)
          .filter((name) => name.checkVisibility({ visibilityProperty: true }))
          .map((name) => name.getBoundingClientRect())
          .toSorted((one, other) => one.x - other.x);
      // The reader of sizes reports in its own time.
      await waitFor(() => seen().reduce((before, next) => (expect(next.left - before.right).toBeGreaterThan(6), next)));
      await expect(seen().length).toBeGreaterThan(2);
      // A wide one shows them all, which the first guess does not.
      await waitFor(() => expect(seen().length === 12).toBe(width === 1100));
    }
  },
};

/** A browser tells as an error of the page that a size was read anew while it was told. */
export const ReadsItsNamesWithoutAnError: Story = {
  render: (_args, { globals }) => {
    const say = pick(globals, chartWords);
    return (
      <div style={{ inlineSize: 1100 }}>
        <Chart {...chartProps(say)} kind="bar" title={texts.short} data={year(say)} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const chart = canvas.getByRole('figure', { name: texts.short });
    const seen = () =>
      year(pick(globals, chartWords)).filter(({ label }) =>
        within(chart).getAllByText(label).at(-1)!.checkVisibility({ visibilityProperty: true }),
      ).length;
    await waitFor(() => expect(seen()).toBe(12));
    const told = fn();
    window.addEventListener('error', told);
    for (const width of [280, 1100, 440]) {
      const before = seen();
      chart.parentElement!.style.inlineSize = `${width}px`;
      await waitFor(() => expect(seen()).not.toBe(before));
      // The browser tells it with the frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    window.removeEventListener('error', told);
    await expect(told).not.toHaveBeenCalled();
  },
};

export const SaysNothingOfValuesThatAreNotThere: Story = {
  render: (_args, { globals }) => {
    const say = pick(globals, chartWords);
    const props = { ...chartProps(say), kind: 'bar' as const };
    return (
      <>
        <Chart {...props} data={undefined} />
        <Chart {...props} data={[]} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const say = pick(globals, chartWords);
    await expect(canvas.queryByText(say.summary)).toBeNull();
    // It keeps its place while the values are on their way.
    await expect(canvas.getByRole('button', { name: say.table })).toBeDisabled();
  },
};
