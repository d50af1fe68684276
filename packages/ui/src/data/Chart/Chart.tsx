import { useFormat } from '../../intl/useFormat.ts';
import { pickRootProps } from '../../utils/rootElementProps.ts';
import { ChartFrame, type ChartTexts } from './ChartFrame.tsx';
import type { ChartGroup, ChartPoint } from './chartPoint.ts';
import { Plot } from './Plot.tsx';
import { getTotal } from './scale.ts';

interface SharedChartProps extends ChartTexts {
  /**
   * `bar` to compare values, `line` for changes over time, `stackedBar` for the parts of a whole at each label. Several series of
   * bars stand side by side.
   */
  kind: 'bar' | 'line' | 'stackedBar';
  /** Column header of the labels in the table: «الشهر». */
  labelHeader: string;
  /** «128 مشتركًا», where a number alone says too little. */
  formatValue?: (value: number) => string;
}

interface SingleSeries {
  /** The values in order. Undefined while they load. */
  data: readonly ChartPoint[] | undefined;
  /** Column header of the values in the table: «المشتركون». */
  valueHeader: string;
  series?: never;
  totalHeader?: never;
}

interface SeveralSeries {
  data: readonly ChartGroup[] | undefined;
  /** Names of the series, in the order of `values`: «الفيزياء», «الكيمياء». At most five, because looks repeat after that. */
  series: readonly string[];
  /** Column header of the total: «المجموع». Adds the total of each label to the tooltip and the table. */
  totalHeader?: string;
  valueHeader?: never;
}

export type ChartProps = SharedChartProps & (SingleSeries | SeveralSeries);

/**
 * A bar or line chart with one or several series, and the same values as a table behind a button. Drawn with boxes and SVG paths,
 * because chart libraries position everything from the left and are larger than the page.
 */
export function Chart(props: ChartProps) {
  const { kind, title, summary, labelHeader, tableLabel, chartLabel, empty, totalHeader } = props;
  const format = useFormat();
  const formatValue = props.formatValue ?? ((value: number) => format.number(value));
  const series = props.series ?? [props.valueHeader];
  const groups: readonly ChartGroup[] | undefined = props.series ? props.data : props.data?.map(toGroup);
  return (
    <ChartFrame
      {...pickRootProps(props)}
      title={title}
      summary={summary}
      tableLabel={tableLabel}
      chartLabel={chartLabel}
      empty={empty}
      headers={[labelHeader, ...series, ...(totalHeader === undefined ? [] : [totalHeader])]}
      rows={groups?.map(({ label, values }) => ({
        label,
        cells: [
          ...series.map((_, index) => formatOptionalValue(values[index] ?? null, formatValue)),
          ...(totalHeader === undefined ? [] : [formatValue(getTotal(values))]),
        ],
      }))}
    >
      {groups && (
        <Plot kind={kind} groups={groups} series={props.series} totalHeader={totalHeader} formatValue={formatValue} />
      )}
    </ChartFrame>
  );
}

const toGroup = ({ value, ...label }: ChartPoint): ChartGroup => ({ ...label, values: [value] });
const formatOptionalValue = (value: number | null, formatValue: (value: number) => string) =>
  value === null ? '–' : formatValue(value);
