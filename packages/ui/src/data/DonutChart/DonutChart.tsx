import { useFormat } from '../../intl/useFormat.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';
import { ChartFrame, type ChartTexts } from '../Chart/ChartFrame.tsx';
import type { ChartPoint } from '../Chart/chartPoint.ts';
import { getTotal } from '../Chart/scale.ts';
import { Donut } from './Donut.tsx';

export interface DonutChartProps extends ChartTexts {
  /** The parts of the whole, in order. At most five, because looks repeat after that. Undefined while they load. */
  data: readonly Pick<ChartPoint, 'label' | 'value'>[] | undefined;
  /** Column header of the labels in the table: «الدور». */
  labelHeader: string;
  /** Column header of the values in the table: «المستخدمون». */
  valueHeader: string;
  /** Column header of the percentages in the table: «النسبة». */
  shareHeader: string;
  /** Names the sum of all values, in the middle of the ring: «المجموع». */
  totalLabel: string;
  /** «128 مستخدمًا», where a number alone says too little. */
  formatValue?: (value: number) => string;
}

/**
 * The parts of a whole as a ring, with names, values and percentages beside it, and the same values as a table behind a button.
 * To compare values use the bars of a `Chart`: lengths are easier to compare than angles.
 */
export function DonutChart(props: DonutChartProps) {
  const { title, summary, tableLabel, chartLabel, empty, data, labelHeader, valueHeader, shareHeader, totalLabel } =
    props;
  const format = useFormat();
  const formatValue = props.formatValue ?? ((value: number) => format.number(value));
  const total = getTotal(data?.map(({ value }) => value) ?? []);
  const parts = data?.map(({ label, value }) => ({
    label,
    value,
    valueText: formatValue(value),
    // Without a total there is no share.
    shareText: format.percent(total > 0 ? value / total : 0),
  }));
  return (
    <ChartFrame
      {...pickRootProps(props)}
      title={title}
      summary={summary}
      tableLabel={tableLabel}
      chartLabel={chartLabel}
      empty={empty}
      headers={[labelHeader, valueHeader, shareHeader]}
      rows={parts?.map(({ label, valueText, shareText }) => ({ label, cells: [valueText, shareText] }))}
    >
      {parts && <Donut parts={parts} totalLabel={totalLabel} totalText={formatValue(total)} />}
    </ChartFrame>
  );
}
