import { arc, pie } from 'd3-shape';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { getKeyboardStep } from '../../intl/keyboardStep.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { gapFill, seriesColorClass, seriesFill, seriesStroke } from '../Chart/series.css.ts';
import { SeriesSample } from '../Chart/SeriesSample.tsx';
import { getSeriesStyleIndex, type SeriesStyleIndex } from '../Chart/seriesStyle.ts';
import * as css from './DonutChart.css.ts';

interface DonutPart {
  label: string;
  value: number;
  valueText: string;
  shareText: string;
}

interface DonutProps {
  parts: readonly DonutPart[];
  totalLabel: string;
  totalText: string;
}

const outerRadius = 100;
const innerRadius = 66;
const drawArc = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(innerRadius)
  .outerRadius(outerRadius);
const fullCircle = { startAngle: 0, endAngle: 2 * Math.PI, padAngle: 0 };
const getAngles = pie<DonutPart>()
  .value(({ value }) => Math.max(0, value))
  // In the order of the legend, not by size.
  .sortValues(null);

/** The ring and its legend. The middle shows the total, or the part under the pointer or with the focus. */
export function Donut({ parts, totalLabel, totalText }: DonutProps) {
  const format = useFormat();
  const direction = useDirection();
  const id = useId();
  const ringRef = useRef<SVGSVGElement>(null);
  const [focusedIndex, setFocusedIndex] = useState(0);
  const [activeIndex, setActiveIndex] = useState<number>();
  const active = activeIndex === undefined ? undefined : parts[activeIndex];
  const angles = getAngles([...parts]);
  // A gap in a single part would look like a missing one.
  const padAngle = parts.filter(({ value }) => value > 0).length > 1 ? 0.025 : 0;

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const targetPosition = getKeyboardStep(event.key, direction);
    const lastIndex = parts.length - 1;
    const targetIndex = {
      next: Math.min(index + 1, lastIndex),
      previous: Math.max(index - 1, 0),
      first: 0,
      last: lastIndex,
    }[targetPosition ?? 'first'];
    if (!targetPosition) return;
    event.preventDefault();
    ringRef.current?.querySelectorAll<SVGElement>('[role="img"]')[targetIndex]?.focus();
  };

  return (
    <div className={css.donut}>
      <div className={css.ringBox}>
        {/* The figure around it has the name. */}
        <svg ref={ringRef} className={css.ring} viewBox="-104 -104 208 208" role="presentation">
          <defs>
            {parts.map(({ label }, index) => (
              <SlicePattern key={label} id={`${id}-${index}`} seriesStyle={getSeriesStyleIndex(index)} />
            ))}
          </defs>
          <path className={css.track} d={drawArc(fullCircle) ?? ''} />
          {parts.map(({ label, value, valueText, shareText }, index) => {
            const seriesStyle = getSeriesStyleIndex(index);
            return (
              // Each part is reachable by Tab and arrow keys.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <path
                key={label}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="img"
                aria-label={`${label}: ${format.plainList([valueText, shareText])}`}
                className={`${css.slice} ${seriesColorClass[seriesStyle]} ${value > 0 ? seriesStroke : ''}`}
                d={drawArc({ ...(angles[index] ?? fullCircle), padAngle }) ?? ''}
                fill={`url(#${id}-${index})`}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={index === Math.min(focusedIndex, parts.length - 1) ? 0 : -1}
                onFocus={() => {
                  setFocusedIndex(index);
                  setActiveIndex(index);
                }}
                onBlur={() => setActiveIndex(undefined)}
                onPointerEnter={() => setActiveIndex(index)}
                onPointerLeave={() => setActiveIndex(undefined)}
                onKeyDown={(event) => handleKeyDown(event, index)}
              />
            );
          })}
        </svg>
        <p className={css.center}>
          <span className={css.centerValue}>{active?.valueText ?? totalText}</span>
          <span className={css.centerLabel}>
            <Bidi>{active?.label ?? totalLabel}</Bidi>
          </span>
        </p>
      </div>
      {/* Each slice has its name, value and percentage. */}
      <div className={css.legend} aria-hidden="true">
        {parts.map(({ label, valueText, shareText }, index) => (
          <div key={label} className={css.legendRow} data-active={index === activeIndex || undefined}>
            <SeriesSample index={index} />
            {/* A `bdi` in the grid would align a text of the other direction to the far side. */}
            <span>
              <Bidi>{label}</Bidi>
            </span>
            <span className={css.legendValue}>{valueText}</span>
            <span className={css.legendValue}>{shareText}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What a pattern consists of, in a tile: the same as the patterns of bars. */
const patternTiles: Record<SeriesStyleIndex, { size: number; transform?: string; gap: ReactNode }> = {
  0: { size: 8, gap: null },
  1: { size: 6, transform: 'rotate(45)', gap: <path className={gapFill} d="M3 0H6V6H3Z" /> },
  2: { size: 8, gap: <circle className={gapFill} cx="4" cy="4" r="2.2" /> },
  3: { size: 5, gap: <path className={gapFill} d="M0 0H5V3H0Z" /> },
  4: { size: 8, gap: <path className={gapFill} d="M4 0H8V4H4ZM0 4H4V8H0Z" /> },
};

function SlicePattern({ id, seriesStyle }: { id: string; seriesStyle: SeriesStyleIndex }) {
  const { size, transform, gap } = patternTiles[seriesStyle];
  return (
    <pattern
      id={id}
      className={seriesColorClass[seriesStyle]}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={transform}
    >
      <rect className={seriesFill} width={size} height={size} />
      {gap}
    </pattern>
  );
}
