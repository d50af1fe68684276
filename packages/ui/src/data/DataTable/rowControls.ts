const focusableSelector = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Returns the focusable controls of a row. */
export const findRowControls = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(focusableSelector) ?? []),
];

/** Returns the index of the control that is or contains the target; -1 if none does. */
export const findControlIndex = (row: Element, target: Element): number =>
  findRowControls(row).findIndex((control) => control.contains(target));
