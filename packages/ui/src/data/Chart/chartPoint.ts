/** One value, and what it is the value of. */
export interface ChartPoint {
  /** Different from the others, and short: «مايو», «5 أكتوبر». */
  label: string;
  /** Stands under the picture instead, where the label is too long for that: a number, a letter. */
  axisLabel?: string;
  /** 0 or more. */
  value: number;
}
