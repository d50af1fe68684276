import { type patternClass, seriesStyleCount } from './series.css.ts';

/** Index of the color, the pattern, the dashes and the marker of a series. */
export type SeriesStyleIndex = keyof typeof patternClass;

export const getSeriesStyleIndex = (index: number) => (index % seriesStyleCount) as SeriesStyleIndex;
