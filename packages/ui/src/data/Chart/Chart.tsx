import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { isolateLtrRuns } from '../../intl/isolateRuns.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { asTall, figure, head, summary as summaryStyle, title as titleStyle, words } from './Chart.css.ts';
import type { ChartPoint } from './chartPoint.ts';
import { ChartTable } from './ChartTable.tsx';
import { Plot } from './Plot.tsx';

export interface ChartProps {
  /** `bar` to compare things, `line` for what changes over time. */
  kind: 'bar' | 'line';
  /** «المشتركون الجدد في كل شهر» */
  title: string;
  /** What the picture shows, for whoever does not look: «زاد العدد من 12 إلى 128». */
  summary: ReactNode;
  /** In the order of reading, time from its start. Missing while it is on its way. */
  data: readonly ChartPoint[] | undefined;
  /** Heads of the columns of the table: «الشهر», «المشتركون». */
  labelHeader: string;
  valueHeader: string;
  /** «128 مشتركًا», where a number alone says too little. */
  valueText?: (value: number) => string;
  /** «عرض كجدول» */
  tableLabel: string;
  /** «عرض كرسم» */
  chartLabel: string;
  /** Stands where the picture would, when there is nothing to draw. */
  empty: ReactNode;
}

/**
 * Values to look at rather than read, and the same values as a table behind a button. Drawn with boxes and one path: the
 * libraries that exist measure from the left and weigh more than the page around them.
 */
export function Chart(props: ChartProps) {
  const { kind, title, summary, data, labelHeader, valueHeader, tableLabel, chartLabel, empty } = props;
  const format = useFormat();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const valueText = props.valueText ?? ((value: number) => format.number(value));
  return (
    <figure className={figure} aria-labelledby={id} aria-busy={data === undefined || undefined}>
      <figcaption className={head}>
        <div className={words}>
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
          // There from the start, so that nothing jumps when the values come.
          <Button size="dense" variant="outline" isDisabled={!data} onPress={() => setTable(!isTable)}>
            {isTable ? chartLabel : tableLabel}
          </Button>
        )}
      </figcaption>
      {!data ? (
        <div className={asTall}>
          <Skeleton shape="block" />
        </div>
      ) : data.length === 0 ? (
        empty
      ) : isTable ? (
        <ChartTable
          labelledBy={id}
          data={data}
          labelHeader={labelHeader}
          valueHeader={valueHeader}
          valueText={valueText}
        />
      ) : (
        <Plot kind={kind} data={data} valueText={valueText} />
      )}
    </figure>
  );
}
