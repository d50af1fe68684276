/** The column widths of a resized table, in px. They are set on the header cells, because the layout of the table is fixed. */
export type ColumnWidths = Readonly<Record<string, number>>;

export const minColumnWidthPx = 80;
export const maxColumnWidthPx = 800;
/** How far one press of an arrow key goes. */
export const keyboardStepPx = 16;

const widthVariable = '--kh-column-width';
const getHeads = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])];
const getWidth = (head: HTMLElement) => head.getBoundingClientRect().width;
const setWidth = (head: HTMLElement, width: number) => head.style.setProperty(widthVariable, `${width}px`);
/** The name of a column that can be resized. */
const getColumnId = (head: HTMLElement) => head.querySelector<HTMLElement>('[data-column-id]')?.dataset['columnId'];

/** Fixes all columns at their present widths, so that changing one moves no other. */
export function fixColumnWidths(table: HTMLTableElement): void {
  if (table.dataset['resized'] !== undefined) return;
  const heads = getHeads(table);
  const widths = heads.map(getWidth);
  heads.forEach((head, at) => setWidth(head, widths[at] ?? 0));
  table.dataset['resized'] = '';
}

/** Reads the widths of the columns that can be resized. */
export const readColumnWidths = (table: HTMLTableElement): ColumnWidths =>
  Object.fromEntries(
    getHeads(table).flatMap((head) => {
      const id = getColumnId(head);
      return id === undefined ? [] : [[id, Math.round(getWidth(head))]];
    }),
  );

/**
 * Sets the width of one column, starting from the widths of all. If the table would become narrower than its place, another
 * column takes the room.
 */
export function setColumnWidth(table: HTMLTableElement, id: string, width: number, startWidths: ColumnWidths): void {
  fixColumnWidths(table);
  const clampedWidth = Math.min(Math.max(width, minColumnWidthPx), maxColumnWidthPx);
  const heads = getHeads(table);
  for (const head of heads) {
    const columnId = getColumnId(head);
    const startWidth = columnId === undefined ? undefined : startWidths[columnId];
    if (startWidth !== undefined) setWidth(head, columnId === id ? clampedWidth : startWidth);
  }
  const region = table.parentElement;
  const filler = heads.findLast((head) => head.offsetWidth > 0 && ![undefined, id].includes(getColumnId(head)));
  if (!region || !filler) return;
  const total = heads.reduce(
    (sum, head) => sum + (Number.parseFloat(head.style.getPropertyValue(widthVariable)) || 0),
    0,
  );
  const gap = region.clientWidth - total;
  if (gap > 0) setWidth(filler, Number.parseFloat(filler.style.getPropertyValue(widthVariable)) + gap);
}
