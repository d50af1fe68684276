import { type patternClass, seriesStyleCount } from './series.css.ts';

/** Index of the color, the pattern, the dashes and the marker of a series. */
export type SeriesStyle = keyof typeof patternClass;

export const getSeriesStyle = (index: number) => (index % seriesStyleCount) as SeriesStyle;
