import { getTextDirection } from '@fanous/arabic/textDir';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { getKeyboardStep } from '../../intl/keyboardStep.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { vars } from '../../theme/contract.css.ts';
import type { ChartGroup } from './chartPoint.ts';
import * as css from './Chart.css.ts';
import { getLinePath, getTicks, getTotal } from './scale.ts';
import { dashes, markerClass, patternClass, seriesColorClass, seriesLine } from './series.css.ts';
import { SeriesSample } from './SeriesSample.tsx';
import { getSeriesStyleIndex } from './seriesStyle.ts';
import { useAxisLabelStep } from './useAxisLabelStep.ts';

interface PlotProps {
  kind: 'bar' | 'line' | 'stackedBar';
  groups: readonly ChartGroup[];
  /** Undefined if the chart has one series, which needs no name. */
  series: readonly string[] | undefined;
  totalHeader: string | undefined;
  formatValue: (value: number) => string;
}

/** The plot. Its columns follow the text direction, so time runs from the right in Arabic. */
export function Plot({ kind, groups, series, totalHeader, formatValue }: PlotProps) {
  const format = useFormat();
  const direction = useDirection();
  const [focusedIndex, setFocusedIndex] = useState(0);
  const columnsRef = useRef<HTMLDivElement>(null);
  const axisLabelsRef = useRef<HTMLDivElement>(null);
  const step = useAxisLabelStep(
    axisLabelsRef,
    groups.map(({ label }) => label),
  );
  const isLine = kind === 'line';
  const getHeight = ({ values }: ChartGroup) =>
    kind === 'stackedBar' ? getTotal(values) : Math.max(0, ...values.map((value) => value ?? 0));
  // Every value decides whether the axis has whole numbers, not only the tallest ones.
  const gridValues = getTicks(
    kind === 'stackedBar'
      ? groups.map(getHeight)
      : groups.flatMap(({ values }) => values.filter((value) => value !== null)),
  );
  const maxValue = gridValues.at(-1) ?? 1;
  const toPercentage = (value: number) => (Math.max(0, value) / maxValue) * 100;
  const paths = isLine
    ? (series ?? ['']).map((_, index) =>
        getLinePath(groups.map(({ values: { [index]: value = null } }) => value && toPercentage(value))),
      )
    : [];

  const describeValues = (values: ChartGroup['values']) => {
    if (!series) return formatValue(values[0] ?? 0);
    const parts = series.flatMap((name, index) => {
      const value = values[index] ?? null;
      return value === null ? [] : [`${name} ${formatValue(value)}`];
    });
    if (totalHeader !== undefined) parts.push(`${totalHeader} ${formatValue(getTotal(values))}`);
    return format.plainList(parts);
  };

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const targetPosition = getKeyboardStep(event.key, direction);
    const lastIndex = groups.length - 1;
    const targetIndex = {
      next: Math.min(index + 1, lastIndex),
      previous: Math.max(index - 1, 0),
      first: 0,
      last: lastIndex,
    }[targetPosition ?? 'first'];
    if (!targetPosition) return;
    event.preventDefault();
    columnsRef.current?.querySelectorAll<HTMLElement>('[role="img"]')[targetIndex]?.focus();
  };

  return (
    <div className={css.plot}>
      {series && (
        // Each column names the series with their values.
        <div className={css.legend} aria-hidden="true">
          {series.map((name, index) => (
            <span key={name} className={css.legendItem}>
              <SeriesSample index={index} isLine={isLine} />
              {/* A `bdi` in the flex box would align a text of the other direction to the far side. */}
              <span>
                <Bidi>{name}</Bidi>
              </span>
            </span>
          ))}
        </div>
      )}
      <div className={css.yAxis} aria-hidden="true">
        {gridValues.map((gridValue) => (
          <span key={gridValue} className={css.tick}>
            {format.number(gridValue)}
          </span>
        ))}
      </div>
      <div className={css.plotArea}>
        <div className={css.gridLines}>
          {gridValues.map((gridValue) => (
            <div key={gridValue} className={css.gridLine} />
          ))}
        </div>
        {isLine && (
          <svg className={css.lineDrawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {!series && (
              <path
                className={css.areaFill}
                d={`${paths[0]}L${(100 - 50 / groups.length).toFixed(2)} 100L${(50 / groups.length).toFixed(2)} 100Z`}
              />
            )}
            {paths.map((path, index) => (
              <path
                // The order of series does not change.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                className={`${seriesColorClass[getSeriesStyleIndex(index)]} ${seriesLine}`}
                d={path}
                strokeDasharray={dashes[getSeriesStyleIndex(index)]}
              />
            ))}
          </svg>
        )}
        <div ref={columnsRef} className={css.columns}>
          {groups.map((group, index) => (
            // Each value is reachable by Tab and arrow keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <div
              key={group.label}
              // Drawn with boxes, so it cannot be an `<img>`.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="img"
              aria-label={`${group.label}: ${describeValues(group.values)}`}
              className={css.column}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={index === Math.min(focusedIndex, groups.length - 1) ? 0 : -1}
              onFocus={() => setFocusedIndex(index)}
              onKeyDown={(event) => handleKeyDown(event, index)}
            >
              {kind === 'line' ? (
                <Markers values={group.values} toPercentage={toPercentage} />
              ) : kind === 'bar' ? (
                <Bars values={group.values} isSingle={!series} toPercentage={toPercentage} />
              ) : (
                <Segments values={group.values} height={toPercentage(getHeight(group))} />
              )}
              <div
                className={css.tooltip}
                style={getTooltipStyle(index, groups.length, toPercentage(getHeight(group)), series?.length ?? 0)}
              >
                <Bidi>{group.label}</Bidi>
                {series ? (
                  <SeriesValues
                    series={series}
                    values={group.values}
                    isLine={isLine}
                    totalHeader={totalHeader}
                    formatValue={formatValue}
                  />
                ) : (
                  <span className={css.tooltipValue}>{formatValue(group.values[0] ?? 0)}</span>
                )}
              </div>
            </div>
          ))}
        </div>
      </div>
      <div ref={axisLabelsRef} className={css.xAxis} aria-hidden="true">
        {groups.map(({ label, axisLabel = label }, index) => (
          <span key={label} className={css.xAxisLabel} data-unseen={index % step !== 0 || undefined}>
            {/* The direction of the text decides where it is cut. */}
            <span className={css.xAxisText} dir={getTextDirection(axisLabel, direction)}>
              {axisLabel}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

type Values = Pick<ChartGroup, 'values'>;
type ToPercentage = (value: number) => number;

/** The points of a line chart at one label. */
function Markers({ values, toPercentage }: Values & { toPercentage: ToPercentage }) {
  return values.map((value, index) => {
    const seriesStyle = getSeriesStyleIndex(index);
    if (value === null) return null;
    return (
      <div
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className={`${seriesColorClass[seriesStyle]} ${markerClass[seriesStyle]} ${css.point}`}
        style={{ insetBlockEnd: `${toPercentage(value)}%` }}
      />
    );
  });
}

/** The bars of one label, side by side. */
function Bars({ values, isSingle, toPercentage }: Values & { isSingle: boolean; toPercentage: ToPercentage }) {
  return (
    <div className={css.bars} data-single={isSingle || undefined}>
      {values.map((value, index) => {
        const seriesStyle = getSeriesStyleIndex(index);
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={`${css.bar} ${isSingle ? css.singleBar : `${seriesColorClass[seriesStyle]} ${patternClass[seriesStyle]}`}`}
            data-zero={!value || undefined}
            style={{ blockSize: `${toPercentage(value ?? 0)}%` }}
          />
        );
      })}
    </div>
  );
}

/** The bars of one label, on top of each other. */
function Segments({ values, height }: Values & { height: number }) {
  return (
    <div className={css.stack} style={{ blockSize: `${height}%` }}>
      {values.map((value, index) => {
        const seriesStyle = getSeriesStyleIndex(index);
        if (!value) return null;
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={`${seriesColorClass[seriesStyle]} ${patternClass[seriesStyle]} ${css.segment}`}
            style={{ flexGrow: value }}
          />
        );
      })}
    </div>
  );
}

interface SeriesValuesProps extends Values {
  series: readonly string[];
  isLine: boolean;
  totalHeader: string | undefined;
  formatValue: (value: number) => string;
}

/** The values of all series, in the tooltip. */
function SeriesValues({ series, values, isLine, totalHeader, formatValue }: SeriesValuesProps) {
  return (
    <span className={css.tooltipRows}>
      {series.map((name, index) => {
        const value = values[index] ?? null;
        if (value === null) return null;
        return (
          <span key={name} className={css.tooltipRow}>
            <SeriesSample index={index} isLine={isLine} />
            <span>
              <Bidi>{name}</Bidi>
            </span>
            <span className={css.tooltipValue}>{formatValue(value)}</span>
          </span>
        );
      })}
      {totalHeader !== undefined && (
        <span className={css.tooltipRow}>
          <span className={css.tooltipTotal}>{totalHeader}</span>
          <span className={css.tooltipValue}>{formatValue(getTotal(values))}</span>
        </span>
      )}
    </span>
  );
}

/** Positions the tooltip above its value and keeps it inside the plot area. A tooltip with several lines starts lower. */
const getTooltipStyle = (index: number, count: number, percentage: number, lineCount: number) => ({
  insetBlockEnd: `${Math.min(percentage, Math.max(0, 72 - lineCount * 11))}%`,
  translate: `calc(${(-index * 100) / Math.max(1, count - 1)}% * ${vars.inlineSign})`,
});
