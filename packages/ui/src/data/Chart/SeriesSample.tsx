import * as css from './series.css.ts';
import { getSeriesStyleIndex } from './seriesStyle.ts';

/** Shows what a series looks like in the chart, beside its name. */
export function SeriesSample({ index, isLine = false }: { index: number; isLine?: boolean }) {
  const seriesStyle = getSeriesStyleIndex(index);
  const colorClass = css.seriesColorClass[seriesStyle];
  if (!isLine) return <span className={`${colorClass} ${css.patternClass[seriesStyle]} ${css.boxSample}`} />;
  return (
    <span className={`${colorClass} ${css.lineSample}`}>
      <svg className={css.lineSampleDrawing} viewBox="0 0 30 14">
        <path className={css.seriesLine} d="M0 7H30" strokeDasharray={css.dashes[seriesStyle]} />
      </svg>
      <span className={`${css.markerClass[seriesStyle]} ${css.lineSampleMarker}`} />
    </span>
  );
}
