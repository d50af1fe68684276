import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Chart } from './Chart.tsx';
import {
  createSubscriberChartProps,
  chartLabels,
  createMonthlyData,
  createSubjectData,
  createSubjectProps,
  createUnevenData,
  createYearlyData,
  longNames,
} from './Chart.fixtures.ts';

const meta = {
  title: 'Data/Chart/Spec',
  tags: ['!autodocs', 'spec'],
  component: Chart,
  args: { ...createSubscriberChartProps(chartLabels.ar), kind: 'bar', data: createMonthlyData(chartLabels.ar) },
  render: ({ kind }, { globals }) => {
    const labels = localize(globals, chartLabels);
    return <Chart {...createSubscriberChartProps(labels)} kind={kind} data={createMonthlyData(labels)} />;
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryValueHasALabel: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, chartLabels);
    const chart = canvas.getByRole('figure', { name: labels.title });
    const values = within(chart).getAllByRole('img');
    await expect(values).toHaveLength(9);
    await expect(values[8]).toHaveAccessibleName(`${labels.months[8]}: ${labels.subscribers(128)}`);
    await expect(within(chart).getByText(labels.summary)).toBeVisible();
  },
};

export const TimeRunsInTheReadingDirection: Story = {
  play: async ({ canvas, globals }) => {
    const [first, last] = [canvas.getAllByRole('img')[0], canvas.getAllByRole('img')[8]];
    const isFromTheRight = first!.getBoundingClientRect().x > last!.getBoundingClientRect().x;
    await expect(isFromTheRight).toBe(localize(globals, { ar: true, en: false }));
  },
};

export const LinePassesThroughItsPoints: Story = {
  args: { kind: 'line' },
  play: async ({ canvas, canvasElement }) => {
    const path = canvasElement.querySelector<SVGPathElement>('svg path:last-child')!;
    // Not with `getScreenCTM`, which is wrong in WebKit if CSS mirrors the drawing.
    const drawing = path.ownerSVGElement!;
    const [box, inDrawing] = [drawing.getBoundingClientRect(), path.getPointAtLength(path.getTotalLength())];
    const isMirrored = getComputedStyle(drawing).scale.startsWith('-1');
    const distance = (inDrawing.x / 100) * box.width;
    const end = {
      x: isMirrored ? box.right - distance : box.left + distance,
      y: box.top + (inDrawing.y / 100) * box.height,
    };
    const point = canvas.getAllByRole('img')[8]!.firstElementChild!.getBoundingClientRect();
    await expect(Math.abs(end.x - (point.x + point.width / 2))).toBeLessThan(2);
    await expect(Math.abs(end.y - (point.y + point.height / 2))).toBeLessThan(2);
  },
};

export const ArrowKeysFollowTheReadingOrder: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, chartLabels);
    const [forward, back] = localize(globals, {
      ar: ['{ArrowLeft}', '{ArrowRight}'] as const,
      en: ['{ArrowRight}', '{ArrowLeft}'] as const,
    });
    const values = canvas.getAllByRole('img');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels.table })).toHaveFocus();
    await userEvent.tab();
    await expect(values[0]).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(values[0]).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(values[1]).toHaveFocus();
    await waitFor(() => expect(within(values[1]!).getByText(labels.subscribers(30))).toBeVisible());
    await userEvent.keyboard('{End}');
    await expect(values[8]).toHaveFocus();
    // The chart is one tab stop and remembers the focused value.
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(values[8]).toHaveFocus();
  },
};

export const SwitchesToATable: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, chartLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.table }));
    const table = canvas.getByRole('table', { name: labels.title });
    await expect(within(table).getAllByRole('row')).toHaveLength(10);
    await expect(within(table).getByRole('row', { name: new RegExp(`${labels.months[8]}.*128`) })).toBeVisible();
    const back = canvas.getByRole('button', { name: labels.chart });
    await expect(back).toHaveFocus();
    await userEvent.click(back);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const ChartsSideBySideShareABaseline: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, chartLabels);
    const props = { ...createSubscriberChartProps(labels), kind: 'bar' as const, data: createMonthlyData(labels) };
    return (
      <Grid minColumnWidth="md">
        <Card>
          <Chart {...props} title={`${labels.title} ${labels.title} ${labels.title}`} />
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

export const TableIsAsTallAsTheChart: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, chartLabels);
    const chart = canvas.getByRole('figure', { name: labels.title });
    const chartHeight = chart.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: labels.table }));
    // Nine rows do not fit: they scroll, also by keyboard.
    const region = canvas.getByRole('region', { name: labels.title });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(Math.round(chart.getBoundingClientRect().height)).toBe(Math.round(chartHeight));
  },
};

/** Widths of a card on a phone, of cards side by side, and of a whole page. */
const widths = [280, 440, 520, 1100];
export const AxisLabelsDoNotOverlap: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, chartLabels);
    return (
      <>
        {widths.map((width) => (
          <div key={width} style={{ inlineSize: width }}>
            <Chart
              {...createSubscriberChartProps(labels)}
              kind="bar"
              title={`${width}`}
              data={createYearlyData(labels)}
            />
          </div>
        ))}
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, chartLabels);
    for (const width of widths) {
      const chart = canvas.getByRole('figure', { name: `${width}` });
      const getVisibleLabels = () =>
        createYearlyData(labels)
          .map(({ label }) => within(chart).getAllByText(label).at(-1)!)
          .filter((name) => name.checkVisibility({ visibilityProperty: true }))
          .map((name) => name.getBoundingClientRect())
          .toSorted((one, other) => one.x - other.x);
      // The ResizeObserver reports asynchronously.
      await waitFor(() =>
        getVisibleLabels().reduce((before, next) => (expect(next.left - before.right).toBeGreaterThan(6), next)),
      );
      await expect(getVisibleLabels().length).toBeGreaterThan(2);
      // A wide chart shows all labels, unlike the initial guess.
      await waitFor(() => expect(getVisibleLabels().length === 12).toBe(width === 1100));
    }
  },
};

/** Browsers report a ResizeObserver loop as an error of the page. */
export const ResizingCausesNoObserverError: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, chartLabels);
    return (
      <div style={{ inlineSize: 1100 }}>
        <Chart {...createSubscriberChartProps(labels)} kind="bar" title={texts.short} data={createYearlyData(labels)} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const chart = canvas.getByRole('figure', { name: texts.short });
    const getVisibleLabels = () =>
      createYearlyData(localize(globals, chartLabels)).filter(({ label }) =>
        within(chart).getAllByText(label).at(-1)!.checkVisibility({ visibilityProperty: true }),
      ).length;
    await waitFor(() => expect(getVisibleLabels()).toBe(12));
    const handleError = fn();
    window.addEventListener('error', handleError);
    for (const width of [280, 1100, 440]) {
      const before = getVisibleLabels();
      chart.parentElement!.style.inlineSize = `${width}px`;
      await waitFor(() => expect(getVisibleLabels()).not.toBe(before));
      // The browser reports it with the frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    window.removeEventListener('error', handleError);
    await expect(handleError).not.toHaveBeenCalled();
  },
};

export const NoSummaryWithoutValues: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, chartLabels);
    const props = { ...createSubscriberChartProps(labels), kind: 'bar' as const };
    return (
      <>
        <Chart {...props} data={undefined} />
        <Chart {...props} data={[]} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, chartLabels);
    await expect(canvas.queryByText(labels.summary)).toBeNull();
    // The button is there while the values load.
    await expect(canvas.getByRole('button', { name: labels.table })).toBeDisabled();
  },
};

export const EachColumnNamesItsSeries: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, chartLabels);
    return (
      <Chart
        {...createSubjectProps(labels, 2)}
        kind="bar"
        totalHeader={labels.total}
        data={createSubjectData(labels, 2)}
      />
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, chartLabels);
    const [first] = canvas.getAllByRole('img');
    const separator = localize(globals, { ar: '، ', en: ', ' });
    const [physics, chemistry] = labels.subjects;
    const values = [`${physics} 72`, `${chemistry} 58`, `${labels.total} 130`].join(separator);
    await expect(first).toHaveAccessibleName(`${labels.months[0]}: ${values}`);
    first!.focus();
    await waitFor(() => expect(within(first!).getByText(labels.total)).toBeVisible());
    // The tooltip does not leave the chart.
    const [chart, tooltip] = [canvas.getByRole('figure'), within(first!).getByText(labels.total).closest('div')!];
    await expect(tooltip.getBoundingClientRect().top).toBeGreaterThan(chart.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('button', { name: labels.table }));
    const row = canvas.getByRole('row', { name: new RegExp(`^${labels.months[0]}`) });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['72', '58', '130']);
  },
};

export const BarsOfASeriesAreAsTallAsTheirValues: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, chartLabels);
    return (
      <Chart {...createSubjectProps(labels, 2)} kind="bar" data={[{ label: labels.months[0]!, values: [100, 50] }]} />
    );
  },
  play: async ({ canvas, globals }) => {
    const [higher, lower] = [...canvas.getByRole('img').firstElementChild!.children].map((bar) =>
      bar.getBoundingClientRect(),
    );
    await expect(Math.abs(higher!.height - 2 * lower!.height)).toBeLessThan(2);
    const isFromTheRight = higher!.x > lower!.x;
    await expect(isFromTheRight).toBe(localize(globals, { ar: true, en: false }));
  },
};

export const SegmentsAddUpToTheTotal: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, chartLabels);
    return (
      <Chart
        {...createSubjectProps(labels, 3)}
        kind="stackedBar"
        data={[
          { label: labels.months[0]!, values: [60, 40, 0] },
          { label: labels.months[1]!, values: [null, 0, 50] },
        ]}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('img').map((column) => column.firstElementChild!);
    // The axis ends at the highest total.
    const axisTexts = [...canvasElement.querySelectorAll('[aria-hidden] > span')].map((tick) => tick.textContent);
    await expect(axisTexts).toContain('100');
    const [largest, smaller] = [...first!.children].map((segment) => segment.getBoundingClientRect());
    await expect(first!.children).toHaveLength(2);
    await expect(second!.children).toHaveLength(1);
    // The first series is at the bottom.
    await expect(largest!.top).toBeGreaterThan(smaller!.top);
    await expect(Math.abs(largest!.height / smaller!.height - 1.5)).toBeLessThan(0.1);
    const [firstHeight, secondHeight] = [first!, second!].map((stack) => stack.getBoundingClientRect().height);
    await expect(Math.abs(firstHeight! - 2 * secondHeight!)).toBeLessThan(2);
  },
};

export const SeriesDifferWithoutColor: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, chartLabels);
    return (
      <>
        <Chart {...createSubjectProps(labels, 5)} title={texts.short} kind="bar" data={createSubjectData(labels, 5)} />
        <Chart {...createSubjectProps(labels, 5)} title={texts.latin} kind="line" data={createSubjectData(labels, 5)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const countDifferent = (values: readonly string[]) => new Set(values).size;
    const [bars, lines] = [texts.short, texts.latin].map((name) => canvas.getByRole('figure', { name }));
    const allBars = [...within(bars!).getAllByRole('img')[0]!.firstElementChild!.children];
    // Without the colors, the patterns are still different.
    const withoutColors = (value: string) => value.replaceAll(/rgb\([^)]*\)/g, 'color');
    await expect(countDifferent(allBars.map((bar) => withoutColors(getComputedStyle(bar).background)))).toBe(5);
    // Browsers print no other backgrounds.
    await expect(getComputedStyle(allBars[0]!).printColorAdjust).toBe('exact');
    const markers = [...within(lines!).getAllByRole('img')[0]!.children].slice(0, 5);
    await expect(countDifferent(markers.map((marker) => getComputedStyle(marker).clipPath))).toBe(5);
    const drawnLines = [...lines!.querySelectorAll('svg[preserveAspectRatio] path')];
    await expect(countDifferent(drawnLines.map((line) => line.getAttribute('stroke-dasharray')!))).toBe(5);
  },
};

export const MissingValueInterruptsTheLine: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, chartLabels);
    return <Chart {...createSubjectProps(labels, 3)} kind="line" data={createUnevenData(labels)} />;
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const labels = localize(globals, chartLabels);
    const [first] = canvas.getAllByRole('img');
    await expect(first!.getAttribute('aria-label')).not.toContain(labels.subjects[1]);
    await expect(first!.getAttribute('aria-label')).toContain(`${labels.subjects[2]} 0`);
    const secondLine = canvasElement.querySelectorAll('svg[preserveAspectRatio] path')[1]!;
    // It starts in the third of six columns.
    await expect(secondLine.getAttribute('d')).toMatch(/^M41\.67 /);
    await userEvent.click(canvas.getByRole('button', { name: labels.table }));
    const row = canvas.getByRole('row', { name: new RegExp(`^${labels.months[0]}`) });
    await expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('–');
  },
};

export const LongLabelsStayInAPhone: Story = {
  render: (_args, { globals }) => (
    <div style={{ inlineSize: 300 }}>
      <Chart
        {...createSubjectProps(localize(globals, chartLabels), 4)}
        kind="bar"
        series={longNames}
        data={longNames.map((label, index) => ({ label, values: [4, 3, 2, index] }))}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('figure');
    // The labels are measured asynchronously.
    await waitFor(() => expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth + 16));
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const axisLabel = within(chart).getAllByText(longNames[0]!).at(-1)!;
    await expect(axisLabel.getBoundingClientRect().width).toBeLessThanOrEqual(120);
  },
};
