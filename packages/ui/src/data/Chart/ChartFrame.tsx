import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { isolateLtrRuns } from '../../intl/isolateRuns.tsx';
import { chartBody, figure, header, summary as summaryStyle, title as titleStyle, headerText } from './Chart.css.ts';
import { type RootElementProps, pickRootProps } from '../../utils/rootElementProps.ts';
import { ChartTable, type ChartTableRow } from './ChartTable.tsx';

/** What every chart has: a title, a sentence about the values, and a button that shows them as a table. */
export interface ChartTexts extends RootElementProps {
  /** «المشتركون الجدد في كل شهر» */
  title: string;
  /** Describes the chart in words: «زاد العدد من 12 إلى 128». */
  summary: ReactNode;
  /** «عرض في جدول» */
  tableLabel: string;
  /** «عرض في رسم بياني» */
  chartLabel: string;
  /** Shown in place of the chart when there are no values. */
  empty: ReactNode;
}

interface ChartFrameProps extends ChartTexts {
  /** Column headers and rows of the table. The rows are undefined while they load. */
  headers: readonly string[];
  rows: readonly ChartTableRow[] | undefined;
  /** The drawing. */
  children: ReactNode;
}

/** A figure with a title, and the values as a drawing or as a table. */
export function ChartFrame({
  title,
  summary,
  tableLabel,
  chartLabel,
  empty,
  headers,
  rows,
  children,
  ...rootProps
}: ChartFrameProps) {
  const id = useId();
  const [isTableShown, setTableShown] = useState(false);
  return (
    <figure
      {...pickRootProps(rootProps)}
      className={figure}
      aria-labelledby={id}
      aria-busy={rows === undefined || undefined}
    >
      <figcaption className={header}>
        <div className={headerText}>
          <p id={id} className={titleStyle}>
            {title}
          </p>
          {!rows ? (
            <div className={summaryStyle}>
              <Skeleton width="half" />
            </div>
          ) : (
            rows.length > 0 && (
              <p className={summaryStyle}>{typeof summary === 'string' ? isolateLtrRuns(summary) : summary}</p>
            )
          )}
        </div>
        {rows?.length !== 0 && (
          // Rendered from the start, so that nothing shifts when the values arrive.
          <Button size="dense" variant="outline" isDisabled={!rows} onPress={() => setTableShown(!isTableShown)}>
            {isTableShown ? chartLabel : tableLabel}
          </Button>
        )}
      </figcaption>
      {!rows ? (
        <div className={chartBody}>
          <Skeleton shape="block" />
        </div>
      ) : rows.length === 0 ? (
        empty
      ) : isTableShown ? (
        <ChartTable labelledBy={id} headers={headers} rows={rows} />
      ) : (
        children
      )}
    </figure>
  );
}
