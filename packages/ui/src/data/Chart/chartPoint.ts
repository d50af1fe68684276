interface ChartLabel {
  /** Unique and short: «مايو», «5 أكتوبر». */
  label: string;
  /** A shorter label for the axis, if the label is too long: a number, a letter. */
  axisLabel?: string;
}

/** One value with its label. */
export interface ChartPoint extends ChartLabel {
  /** 0 or more. */
  value: number;
}

/** The values of all series at one label. */
export interface ChartGroup extends ChartLabel {
  /** One value for each series, in the same order. 0 or more; null if there is none. */
  values: readonly (number | null)[];
}
