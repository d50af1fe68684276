const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** What Tab reaches in a row. */
export const findRowControls = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(reachable) ?? []),
];

/** The place of a control in its row, or of the control that holds an element; -1 outside of all. */
export const findControlIndex = (row: Element, target: Element): number =>
  findRowControls(row).findIndex((control) => control.contains(target));
