import { type KeyboardEvent, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { getKeyboardStep } from '../../intl/keyboardStep.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { vars } from '../../theme/contract.css.ts';
import type { ChartPoint } from './chartPoint.ts';
import * as css from './Chart.css.ts';
import { getLinePath, getTicks } from './scale.ts';
import { useAxisLabelStep } from './useAxisLabelStep.ts';

interface PlotProps {
  kind: 'bar' | 'line';
  data: readonly ChartPoint[];
  formatValue: (value: number) => string;
}

/** The plot. Its columns follow the text direction, so time runs from the right in Arabic. */
export function Plot({ kind, data, formatValue }: PlotProps) {
  const format = useFormat();
  const direction = useDirection();
  const [focusedIndex, setFocusedIndex] = useState(0);
  const columnsRef = useRef<HTMLDivElement>(null);
  const axisLabelsRef = useRef<HTMLDivElement>(null);
  const step = useAxisLabelStep(
    axisLabelsRef,
    data.map(({ label }) => label),
  );
  const gridValues = getTicks(data.map(({ value }) => value));
  const maxValue = gridValues.at(-1) ?? 1;
  const percentages = data.map(({ value }) => (Math.max(0, value) / maxValue) * 100);
  const path = getLinePath(percentages);

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const targetPosition = getKeyboardStep(event.key, direction);
    const lastIndex = data.length - 1;
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
        {kind === 'line' && (
          <svg className={css.lineDrawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              className={css.areaFill}
              d={`${path}L${(100 - 50 / data.length).toFixed(2)} 100L${(50 / data.length).toFixed(2)} 100Z`}
            />
            <path className={css.lineStroke} d={path} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <div ref={columnsRef} className={css.columns}>
          {data.map(({ label, value }, index) => (
            // Each value is reachable by Tab and arrow keys.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <div
              key={label}
              // Drawn with boxes, so it cannot be an `<img>`.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="img"
              aria-label={`${label}: ${formatValue(value)}`}
              className={css.column}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={index === Math.min(focusedIndex, data.length - 1) ? 0 : -1}
              onFocus={() => setFocusedIndex(index)}
              onKeyDown={(event) => handleKeyDown(event, index)}
            >
              <div
                className={kind === 'bar' ? css.bar : css.point}
                style={
                  kind === 'bar' ? { blockSize: `${percentages[index]}%` } : { insetBlockEnd: `${percentages[index]}%` }
                }
              />
              <div className={css.tooltip} style={getTooltipStyle(index, data.length, percentages[index] ?? 0)}>
                <Bidi>{label}</Bidi>
                <span className={css.tooltipValue}>{formatValue(value)}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
      <div ref={axisLabelsRef} className={css.xAxis} aria-hidden="true">
        {data.map(({ label, axisLabel = label }, index) => (
          <span key={label} className={css.xAxisLabel} data-unseen={index % step !== 0 || undefined}>
            <span>{axisLabel}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Positions the tooltip above its value and keeps it inside the plot area. */
const getTooltipStyle = (index: number, count: number, percentage: number) => ({
  insetBlockEnd: `${Math.min(percentage, 72)}%`,
  translate: `calc(${(-index * 100) / Math.max(1, count - 1)}% * ${vars.inlineSign})`,
});
