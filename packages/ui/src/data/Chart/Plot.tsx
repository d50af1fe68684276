import { type KeyboardEvent, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { getKeyboardStep } from '../../intl/keyboardStep.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { vars } from '../../theme/contract.css.ts';
import type { ChartPoint } from './chartPoint.ts';
import * as css from './Chart.css.ts';
import { linePath, ticks } from './scale.ts';
import { useNameStep } from './useNameStep.ts';

interface PlotProps {
  kind: 'bar' | 'line';
  data: readonly ChartPoint[];
  valueText: (value: number) => string;
}

/** The picture: columns in the order of reading, so that time runs from the right in Arabic without being told. */
export function Plot({ kind, data, valueText }: PlotProps) {
  const format = useFormat();
  const direction = useDirection();
  const [current, setCurrent] = useState(0);
  const columns = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const step = useNameStep(
    names,
    data.map(({ label }) => label),
  );
  const lines = ticks(data.map(({ value }) => value));
  const top = lines.at(-1) ?? 1;
  const shares = data.map(({ value }) => (Math.max(0, value) / top) * 100);
  const path = linePath(shares);

  const move = (event: KeyboardEvent, at: number) => {
    const way = getKeyboardStep(event.key, direction);
    const last = data.length - 1;
    const to = { next: Math.min(at + 1, last), previous: Math.max(at - 1, 0), first: 0, last }[way ?? 'first'];
    if (!way) return;
    event.preventDefault();
    columns.current?.querySelectorAll<HTMLElement>('[role="img"]')[to]?.focus();
  };

  return (
    <div className={css.plot}>
      <div className={css.scale} aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className={css.tick}>
            {format.number(line)}
          </span>
        ))}
      </div>
      <div className={css.field}>
        <div className={css.lines}>
          {lines.map((line) => (
            <div key={line} className={css.line} />
          ))}
        </div>
        {kind === 'line' && (
          <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              className={css.area}
              d={`${path}L${(100 - 50 / data.length).toFixed(2)} 100L${(50 / data.length).toFixed(2)} 100Z`}
            />
            <path className={css.stroke} d={path} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <div ref={columns} className={css.columns}>
          {data.map(({ label, value }, at) => (
            // Each value is read by Tab and arrows as it is by the eye.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <div
              key={label}
              // Drawn with boxes, which no `<img>` holds.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="img"
              aria-label={`${label}: ${valueText(value)}`}
              className={css.column}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={at === Math.min(current, data.length - 1) ? 0 : -1}
              onFocus={() => setCurrent(at)}
              onKeyDown={(event) => move(event, at)}
            >
              <div
                className={kind === 'bar' ? css.bar : css.point}
                style={kind === 'bar' ? { blockSize: `${shares[at]}%` } : { insetBlockEnd: `${shares[at]}%` }}
              />
              <div className={css.tip} style={tipPlace(at, data.length, shares[at] ?? 0)}>
                <Bidi>{label}</Bidi>
                <span className={css.value}>{valueText(value)}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
      <div ref={names} className={css.names} aria-hidden="true">
        {data.map(({ label, axisLabel = label }, at) => (
          <span key={label} className={css.name} data-unseen={at % step !== 0 || undefined}>
            <span>{axisLabel}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Over its value; toward either end it leans back, so that it stays inside the field. */
const tipPlace = (at: number, count: number, share: number) => ({
  insetBlockEnd: `${Math.min(share, 72)}%`,
  translate: `calc(${(-at * 100) / Math.max(1, count - 1)}% * ${vars.inlineSign})`,
});
