import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Chart } from './Chart.tsx';
import { createSubscriberChartProps, chartLabels, createMonthlyData, createYearlyData } from './Chart.fixtures.ts';

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
    const end = path.getPointAtLength(path.getTotalLength()).matrixTransform(path.getScreenCTM()!);
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
