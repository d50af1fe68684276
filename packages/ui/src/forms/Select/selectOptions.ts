import type { IconSource } from '../../media/Icon/icons.ts';

/** One option of a `Select`. */
export interface SelectOption {
  value: string;
  label: string;
  /** A second line in the list: «12 دورة». A phone shows the label only. */
  description?: string;
  /** An icon name, or another small image such as an `Avatar`, before the label. A phone shows the label only. */
  icon?: IconSource;
  isDisabled?: boolean;
}

/** Options below a heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}
