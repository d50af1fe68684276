/** One value with its label. */
export interface ChartPoint {
  /** Unique and short: «مايو», «5 أكتوبر». */
  label: string;
  /** A shorter label for the axis, if the label is too long: a number, a letter. */
  axisLabel?: string;
  /** 0 or more. */
  value: number;
}
