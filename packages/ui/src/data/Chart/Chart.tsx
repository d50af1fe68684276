import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { isolateLtrRuns } from '../../intl/isolateRuns.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { chartBody, figure, header, summary as summaryStyle, title as titleStyle, headerText } from './Chart.css.ts';
import type { ChartPoint } from './chartPoint.ts';
import { ChartTable } from './ChartTable.tsx';
import { Plot } from './Plot.tsx';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface ChartProps extends RootElementProps {
  /** `bar` to compare values, `line` for changes over time. */
  kind: 'bar' | 'line';
  /** «المشتركون الجدد في كل شهر» */
  title: string;
  /** Describes the chart in words: «زاد العدد من 12 إلى 128». */
  summary: ReactNode;
  /** The values in order. Undefined while they load. */
  data: readonly ChartPoint[] | undefined;
  /** Column headers of the table: «الشهر», «المشتركون». */
  labelHeader: string;
  valueHeader: string;
  /** «128 مشتركًا», where a number alone says too little. */
  formatValue?: (value: number) => string;
  /** «عرض في جدول» */
  tableLabel: string;
  /** «عرض في رسم بياني» */
  chartLabel: string;
  /** Shown in place of the chart when there are no values. */
  empty: ReactNode;
}

/**
 * A bar or line chart, with the same values as a table behind a button. Drawn with boxes and one SVG path, because chart
 * libraries position everything from the left and are larger than the page.
 */
export function Chart(props: ChartProps) {
  const { kind, title, summary, data, labelHeader, valueHeader, tableLabel, chartLabel, empty } = props;
  const format = useFormat();
  const id = useId();
  const [isTableShown, setTableShown] = useState(false);
  const formatValue = props.formatValue ?? ((value: number) => format.number(value));
  return (
    <figure
      {...pickRootProps(props)}
      className={figure}
      aria-labelledby={id}
      aria-busy={data === undefined || undefined}
    >
      <figcaption className={header}>
        <div className={headerText}>
          <p id={id} className={titleStyle}>
            {title}
          </p>
          {!data ? (
            <div className={summaryStyle}>
              <Skeleton width="half" />
            </div>
          ) : (
            data.length > 0 && (
              <p className={summaryStyle}>{typeof summary === 'string' ? isolateLtrRuns(summary) : summary}</p>
            )
          )}
        </div>
        {data?.length !== 0 && (
          // Rendered from the start, so that nothing shifts when the values arrive.
          <Button size="dense" variant="outline" isDisabled={!data} onPress={() => setTableShown(!isTableShown)}>
            {isTableShown ? chartLabel : tableLabel}
          </Button>
        )}
      </figcaption>
      {!data ? (
        <div className={chartBody}>
          <Skeleton shape="block" />
        </div>
      ) : data.length === 0 ? (
        empty
      ) : isTableShown ? (
        <ChartTable
          labelledBy={id}
          data={data}
          labelHeader={labelHeader}
          valueHeader={valueHeader}
          formatValue={formatValue}
        />
      ) : (
        <Plot kind={kind} data={data} formatValue={formatValue} />
      )}
    </figure>
  );
}
