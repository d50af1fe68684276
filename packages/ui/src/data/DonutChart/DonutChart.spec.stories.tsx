import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { DonutChart } from './DonutChart.tsx';
import {
  createAnswerData,
  createAnswerProps,
  createRoleData,
  createRoleProps,
  donutLabels,
  longNameData,
} from './DonutChart.fixtures.ts';

const meta = {
  title: 'Data/DonutChart/Spec',
  tags: ['!autodocs', 'spec'],
  component: DonutChart,
  args: { ...createRoleProps(donutLabels.ar), data: createRoleData(donutLabels.ar) },
  render: (_args, { globals }) => {
    const labels = localize(globals, donutLabels);
    return <DonutChart {...createRoleProps(labels)} data={createRoleData(labels)} />;
  },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPartHasItsShare: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, donutLabels);
    const separator = localize(globals, { ar: '، ', en: ', ' });
    const parts = canvas.getAllByRole('img');
    await expect(parts).toHaveLength(3);
    await expect(parts[0]).toHaveAccessibleName(`${labels.roles[0]}: ${['640', '64%'].join(separator)}`);
    await expect(canvas.getByText('1,000')).toBeVisible();
    await expect(canvas.getByText(labels.total)).toBeVisible();
  },
};

export const PartsFollowTheReadingDirection: Story = {
  play: async ({ canvas, globals }) => {
    const [first, second] = canvas.getAllByRole('img').map((part) => part.getBoundingClientRect());
    const getMiddle = (box: DOMRect) => box.x + box.width / 2;
    const isFirstOnTheLeft = getMiddle(first!) < getMiddle(second!);
    // The first one, more than half of the ring, begins at the top and turns toward the inline end.
    await expect(isFirstOnTheLeft).toBe(localize(globals, { ar: true, en: false }));
  },
};

export const ArrowKeysFollowTheReadingOrder: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, donutLabels);
    const [forward, back] = localize(globals, {
      ar: ['{ArrowLeft}', '{ArrowRight}'] as const,
      en: ['{ArrowRight}', '{ArrowLeft}'] as const,
    });
    const parts = canvas.getAllByRole('img');
    await userEvent.tab();
    await userEvent.tab();
    await expect(parts[0]).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(parts[0]).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(parts[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(parts[2]).toHaveFocus();
    // The chart is one tab stop and remembers the focused part.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: labels.table })).toHaveFocus();
    await userEvent.tab();
    await expect(parts[2]).toHaveFocus();
  },
};

export const MiddleShowsTheFocusedPart: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, donutLabels);
    const center = canvas.getByText(labels.total).closest('p')!;
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(center).toHaveTextContent(`640${labels.roles[0]}`));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(center).toHaveTextContent(`1,000${labels.total}`));
    const teachers = canvas.getAllByRole('img')[1]!;
    await userEvent.hover(teachers);
    await waitFor(() => expect(center).toHaveTextContent(`280${labels.roles[1]}`));
    await userEvent.unhover(teachers);
    await waitFor(() => expect(center).toHaveTextContent(`1,000${labels.total}`));
  },
};

export const SwitchesToATable: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, donutLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.table }));
    const table = canvas.getByRole('table', { name: labels.title });
    const rows = within(table).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      labels.role + labels.users + labels.share,
      `${labels.roles[0]}64064%`,
      `${labels.roles[1]}28028%`,
      `${labels.roles[2]}808%`,
    ]);
  },
};

/** The first two parts have a value of 0: the focus is visible in the legend. */
export const PartOfZeroIsReachable: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, donutLabels);
    return <DonutChart {...createAnswerProps(labels)} data={createAnswerData(labels, [0, 0, 0])} />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, donutLabels);
    const [first] = canvas.getAllByRole('img');
    await expect(first!.getAttribute('aria-label')).toContain('0%');
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    const row = canvas
      .getAllByText(labels.answerKinds[0]!)
      .map((name) => name.closest('[data-active]'))
      .find((active) => active !== null);
    await expect(row).toBeVisible();
  },
};

export const LegendFitsAPhone: Story = {
  render: (_args, { globals }) => (
    <div style={{ inlineSize: 280 }}>
      <DonutChart {...createRoleProps(localize(globals, donutLabels))} data={longNameData} />
    </div>
  ),
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('figure');
    await expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth);
    const ring = canvas.getAllByRole('img')[0]!.closest('svg')!;
    await expect(ring.getBoundingClientRect().width).toBeGreaterThan(150);
  },
};
